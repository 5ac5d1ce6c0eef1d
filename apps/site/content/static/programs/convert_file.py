"""
Sends a file to an endpoint, waits for the run, and saves the result:
  python convert_file.py orders-import orders.csv result.json
"""

import base64
import hashlib
import json
import os
import pathlib
import sys
import time
import urllib.parse
import uuid

from fetch_patiently import fetch_patiently

API_ORIGIN = os.environ.get("API_ORIGIN", "https://api.example.com")
MEDIA_TYPES = {
    ".csv": "text/csv",
    ".pdf": "application/pdf",
    ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ".xml": "application/xml",
}


class ConversionError(Exception):
    pass


def describe(problem):
    """Puts a problem into words, with the place of each error."""
    places = "".join(
        f"\n  {error['pointer'] or 'body'}: {error['message']}" for error in problem.get("errors", [])
    )
    text = f"{problem['title']}. {problem['detail']}"
    return f"{text} ({problem['code']}, request {problem['requestId']}){places}"


def send(url, method="GET", headers=None, body=None):
    """Returns the response, or raises an error that says what went wrong."""
    response = fetch_patiently(
        urllib.parse.urljoin(API_ORIGIN, url),
        method,
        {"Authorization": f"Bearer {os.environ['API_KEY']}", **(headers or {})},
        body,
    )
    if response.status < 400:
        return response
    if (response.headers.get("Content-Type") or "").startswith("application/problem+json"):
        raise ConversionError(describe(json.loads(response.body)))
    raise ConversionError(f"The API returned status {response.status}.")


def submit(endpoint, file):
    """Starts a run, and returns its URL."""
    media_type = MEDIA_TYPES.get(pathlib.Path(file).suffix.lower())
    if media_type is None:
        raise ConversionError(f"{file} isn't a CSV, XML, Excel or PDF file.")
    response = send(
        f"/endpoints/{urllib.parse.quote(endpoint)}/file",
        "POST",
        {
            "Content-Type": media_type,
            "Idempotency-Key": str(uuid.uuid4()),
            "Prefer": "respond-async",
        },
        pathlib.Path(file).read_bytes(),
    )
    return response.headers["Location"]


def wait_for_run(url):
    """Waits until the run ends, and returns its ID."""
    while True:
        response = send(url)
        run = json.loads(response.body)
        if run["status"] == "succeeded":
            return run["id"]
        if run["status"] == "failed":
            raise ConversionError(f"Run {run['id']} failed. {describe(run['error'])}")
        if run["status"] == "cancelled":
            raise ConversionError(f"Run {run['id']} was cancelled.")
        time.sleep(int(response.headers.get("Retry-After", 2)))


def download(run_id, target):
    """Saves the output of a run, and checks that it is complete."""
    response = send(f"/runs/{run_id}/output")
    digest = base64.b64encode(hashlib.sha256(response.body).digest()).decode()
    expected = response.headers.get("Repr-Digest")
    if expected and expected != f"sha-256=:{digest}:":
        raise ConversionError("The download is damaged. Start the program again.")
    pathlib.Path(target).write_bytes(response.body)


def main(arguments):
    if not os.environ.get("API_KEY") or len(arguments) != 3:
        raise ConversionError("Set API_KEY, and pass an endpoint, a file and a name for the result.")
    endpoint, file, target = arguments
    run_id = wait_for_run(submit(endpoint, file))
    download(run_id, target)
    print(f"Saved {target}.")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (ConversionError, OSError) as error:
        sys.exit(str(error))
