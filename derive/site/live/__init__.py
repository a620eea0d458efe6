"""What a site does in the browser: a proof is replayed, a formula derived, a claim decided, by Python in a worker."""
