const IDEMPOTENT_METHODS = ['GET', 'PUT', 'PATCH', 'DELETE'];

/** Whether the same request can succeed. Without a response, it is undefined. */
function isWorthRepeating(response, canRepeat) {
  const type = response?.headers.get('Content-Type') ?? '';
  const isProblem = type.startsWith('application/problem+json');
  switch (response?.status) {
    case 429:
      return true;
    case 409:
      return response.headers.has('Retry-After');
    case 502:
      // As a problem, this is the result of the run, which the same key returns again.
      return canRepeat && !isProblem;
    case 503:
      return canRepeat || isProblem;
    case undefined:
    case 500:
    case 504:
      return canRepeat;
    default:
      return false;
  }
}

/**
 * Sends a request like fetch, and repeats it while that is safe and can help. A POST request is only
 * safe with an Idempotency-Key. Returns the last response, or throws if there is none.
 */
export async function fetchPatiently(
  url,
  options = {},
  {timeoutSeconds = 60, patienceSeconds = 300, delaySeconds = 0.5} = {},
) {
  const hasKey = new Headers(options.headers).has('Idempotency-Key');
  const canRepeat = hasKey || IDEMPOTENT_METHODS.includes(options.method ?? 'GET');
  const end = Date.now() + patienceSeconds * 1000;
  for (let attempt = 0; ; attempt += 1) {
    let response;
    let failure;
    try {
      const signal = AbortSignal.timeout(timeoutSeconds * 1000);
      const received = await fetch(url, {...options, signal});
      // The body is read here because a body that is cut off is a failed attempt, too.
      const body = await received.arrayBuffer();
      response = new Response(body.byteLength > 0 ? body : null, received);
    } catch (error) {
      failure = error;
    }
    const asked = Number.parseInt(response?.headers.get('Retry-After') ?? '', 10);
    const seconds = Number.isNaN(asked) ? Math.min(delaySeconds * 2 ** attempt, 30) : asked;
    // A random part keeps many clients from coming back at the same moment.
    const milliseconds = seconds * 1000 + Math.random() * 250;
    if (!isWorthRepeating(response, canRepeat) || Date.now() + milliseconds > end) {
      if (response) {
        return response;
      }
      throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}
