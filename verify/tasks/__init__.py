"""Work that is shared: tasks run in processes of their own, which any ``concurrent.futures`` executor may schedule."""
