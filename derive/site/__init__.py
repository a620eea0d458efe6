"""The book as pages for a browser, which stand alone: static, readable from a disk, and without a script.

Each page is a template in ``templates/`` and a function of the book that fills it; `derive.site.building` lists the
functions, in ``PARTS``. A part is called with a `Site` and yields paths with bytes. Whatever a page shows is what the
kernel concluded and what was recorded, written by the readers in `derive.render`.
"""
