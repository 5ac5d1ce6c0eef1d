// Sends a file to an endpoint, waits for the run, and saves the result:
//   dotnet run orders-import orders.csv result.json
using System.Net.Http.Headers;
using System.Security.Cryptography;
using System.Text.Json.Nodes;

var apiOrigin = new Uri(Environment.GetEnvironmentVariable("API_ORIGIN") ?? "https://api.example.com");
var apiKey = Environment.GetEnvironmentVariable("API_KEY");
var mediaTypes = new Dictionary<string, string>
{
    [".csv"] = "text/csv",
    [".pdf"] = "application/pdf",
    [".xlsx"] = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    [".xml"] = "application/xml",
};

try
{
    if (apiKey is null || args.Length != 3)
    {
        throw new ConversionException("Set API_KEY, and pass an endpoint, a file and a name for the result.");
    }
    var runId = await WaitForRun(await Submit(args[0], args[1]));
    await Download(runId, args[2]);
    Console.WriteLine($"Saved {args[2]}.");
    return 0;
}
catch (Exception error) when (error is ConversionException or HttpRequestException or IOException)
{
    Console.Error.WriteLine(error.Message);
    return 1;
}

// Puts a problem into words, with the place of each error.
string Describe(JsonNode problem)
{
    var errors = problem["errors"]?.AsArray() ?? [];
    var places = errors.Select(error => $"\n  {error!["pointer"]}: {error["message"]}");
    return $"{problem["title"]}. {problem["detail"]} "
        + $"({problem["code"]}, request {problem["requestId"]}){string.Concat(places)}";
}

// Returns the response, or throws an error that says what went wrong.
async Task<HttpResponseMessage> Send(string url, Action<HttpRequestMessage>? prepare = null)
{
    var response = await FetchPatiently.SendAsync(() =>
    {
        var request = new HttpRequestMessage(HttpMethod.Get, new Uri(apiOrigin, url));
        request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", apiKey);
        prepare?.Invoke(request);
        return request;
    });
    if (response.IsSuccessStatusCode)
    {
        return response;
    }
    var isProblem = response.Content.Headers.ContentType?.MediaType == "application/problem+json";
    throw new ConversionException(isProblem
        ? Describe(JsonNode.Parse(await response.Content.ReadAsStringAsync())!)
        : $"The API returned status {(int)response.StatusCode}.");
}

// Starts a run, and returns its URL.
async Task<string> Submit(string endpoint, string file)
{
    if (!mediaTypes.TryGetValue(Path.GetExtension(file).ToLowerInvariant(), out var mediaType))
    {
        throw new ConversionException($"{file} isn't a CSV, XML, Excel or PDF file.");
    }
    var bytes = await File.ReadAllBytesAsync(file);
    var idempotencyKey = Guid.NewGuid().ToString();
    using var response = await Send($"/endpoints/{Uri.EscapeDataString(endpoint)}/file", request =>
    {
        request.Method = HttpMethod.Post;
        request.Headers.Add("Idempotency-Key", idempotencyKey);
        request.Headers.Add("Prefer", "respond-async");
        request.Content = new ByteArrayContent(bytes);
        request.Content.Headers.ContentType = new MediaTypeHeaderValue(mediaType);
    });
    return response.Headers.Location!.ToString();
}

// Waits until the run ends, and returns its ID.
async Task<string> WaitForRun(string url)
{
    while (true)
    {
        using var response = await Send(url);
        var run = JsonNode.Parse(await response.Content.ReadAsStringAsync())!;
        switch ((string?)run["status"])
        {
            case "succeeded":
                return (string)run["id"]!;
            case "failed":
                throw new ConversionException($"Run {run["id"]} failed. {Describe(run["error"]!)}");
            case "cancelled":
                throw new ConversionException($"Run {run["id"]} was cancelled.");
            default:
                await Task.Delay(response.Headers.RetryAfter?.Delta ?? TimeSpan.FromSeconds(2));
                break;
        }
    }
}

// Saves the output of a run, and checks that it is complete.
async Task Download(string runId, string target)
{
    using var response = await Send($"/runs/{runId}/output");
    var bytes = await response.Content.ReadAsByteArrayAsync();
    var digest = $"sha-256=:{Convert.ToBase64String(SHA256.HashData(bytes))}:";
    if (response.Headers.TryGetValues("Repr-Digest", out var values) && !values.Contains(digest))
    {
        throw new ConversionException("The download is damaged. Start the program again.");
    }
    await File.WriteAllBytesAsync(target, bytes);
}

class ConversionException(string message) : Exception(message);
