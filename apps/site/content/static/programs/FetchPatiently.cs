using System.Net.Http;

public static class FetchPatiently
{
    private static readonly string[] IdempotentMethods = ["GET", "PUT", "PATCH", "DELETE"];
    private static readonly HttpClient Client = new() { Timeout = TimeSpan.FromSeconds(60) };

    /// <summary>Whether the same request can succeed. Without a response, it is null.</summary>
    private static bool IsWorthRepeating(HttpResponseMessage? response, bool canRepeat)
    {
        var isProblem = response?.Content.Headers.ContentType?.MediaType == "application/problem+json";
        return (int?)response?.StatusCode switch
        {
            429 => true,
            409 => response!.Headers.RetryAfter is not null,
            // As a problem, this is the result of the run, which the same key returns again.
            502 => canRepeat && !isProblem,
            503 => canRepeat || isProblem,
            null or 500 or 504 => canRepeat,
            _ => false,
        };
    }

    /// <summary>
    /// Sends a request, and repeats it while that is safe and can help. A POST request is only safe with
    /// an Idempotency-Key. Returns the last response, or throws if there is none. A request can't be sent
    /// twice, so createRequest is called for each attempt. It must use the same key every time.
    /// </summary>
    public static async Task<HttpResponseMessage> SendAsync(
        Func<HttpRequestMessage> createRequest, double patienceSeconds = 300)
    {
        var end = DateTime.UtcNow.AddSeconds(patienceSeconds);
        for (var attempt = 0; ; attempt += 1)
        {
            using var request = createRequest();
            var canRepeat = IdempotentMethods.Contains(request.Method.Method)
                || request.Headers.Contains("Idempotency-Key");
            HttpResponseMessage? response = null;
            Exception? failure = null;
            try
            {
                // This reads the whole body, because a body that is cut off is a failed attempt, too.
                response = await Client.SendAsync(request);
            }
            catch (Exception error) when (error is HttpRequestException or TaskCanceledException)
            {
                failure = error;
            }
            var delay = response?.Headers.RetryAfter?.Delta
                ?? TimeSpan.FromSeconds(Math.Min(0.5 * Math.Pow(2, attempt), 30));
            // A random part keeps many clients from coming back at the same moment.
            delay += TimeSpan.FromMilliseconds(Random.Shared.Next(250));
            if (!IsWorthRepeating(response, canRepeat) || DateTime.UtcNow + delay > end)
            {
                return response ?? throw new HttpRequestException("There is no response.", failure);
            }
            response?.Dispose();
            await Task.Delay(delay);
        }
    }
}
