import http.client
import random
import time
import urllib.error
import urllib.request

IDEMPOTENT_METHODS = ["GET", "PUT", "PATCH", "DELETE"]


class Response:
    def __init__(self, status, headers, body):
        self.status = status
        self.headers = headers
        self.body = body


def _send(url, method, headers, body, timeout_seconds):
    request = urllib.request.Request(url, data=body, headers=headers, method=method)
    end = time.monotonic() + timeout_seconds
    try:
        received = urllib.request.urlopen(request, timeout=timeout_seconds)
    except urllib.error.HTTPError as error:
        received = error
    chunks = []
    with received:
        while chunk := received.read(65536):
            chunks.append(chunk)
            if time.monotonic() > end:
                raise TimeoutError("The response took too long.")
    response = Response(received.status, received.headers, b"".join(chunks))
    # A body that is cut off is a failed attempt, too.
    length = response.headers.get("Content-Length")
    if length is not None and len(response.body) < int(length):
        raise http.client.IncompleteRead(response.body)
    return response


def _is_worth_repeating(response, can_repeat):
    """Whether the same request can succeed. Without a response, it is None."""
    if response is None:
        return can_repeat
    content_type = response.headers.get("Content-Type") or ""
    is_problem = content_type.startswith("application/problem+json")
    if response.status == 429:
        return True
    if response.status == 409:
        return "Retry-After" in response.headers
    if response.status == 502:
        # As a problem, this is the result of the run, which the same key returns again.
        return can_repeat and not is_problem
    if response.status == 503:
        return can_repeat or is_problem
    return response.status in (500, 504) and can_repeat


def fetch_patiently(
    url,
    method="GET",
    headers=None,
    body=None,
    *,
    timeout_seconds=60,
    patience_seconds=300,
    delay_seconds=0.5,
):
    """
    Sends a request, and repeats it while that is safe and can help. A POST request is only safe with
    an Idempotency-Key. Returns the last response, or raises if there is none.
    """
    headers = headers or {}
    has_key = any(name.lower() == "idempotency-key" for name in headers)
    can_repeat = method in IDEMPOTENT_METHODS or has_key
    end = time.monotonic() + patience_seconds
    attempt = 0
    while True:
        response = None
        failure = None
        try:
            response = _send(url, method, headers, body, timeout_seconds)
        except (OSError, http.client.HTTPException) as error:
            failure = error
        asked = response.headers.get("Retry-After", "") if response else ""
        seconds = int(asked) if asked.isdigit() else min(delay_seconds * 2**attempt, 30)
        # A random part keeps many clients from coming back at the same moment.
        seconds += random.random() / 4
        if not _is_worth_repeating(response, can_repeat) or time.monotonic() + seconds > end:
            if response:
                return response
            raise failure
        time.sleep(seconds)
        attempt += 1
