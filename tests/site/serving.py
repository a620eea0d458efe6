"""A folder served to this machine while a test asks for it."""

import threading
from contextlib import contextmanager

from derive.site.live.served import server


@contextmanager
def served(folder):
    """Serve a folder; what is given is the address."""
    with server(folder) as serving:
        thread = threading.Thread(target=serving.serve_forever)
        thread.start()
        try:
            yield "http://{}:{}".format(*serving.server_address)
        finally:
            serving.shutdown()
            thread.join()
