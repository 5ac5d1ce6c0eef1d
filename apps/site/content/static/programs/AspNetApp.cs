using System.Security.Cryptography;

var app = WebApplication.CreateBuilder(args).Build();
var secret = Environment.GetEnvironmentVariable("WEBHOOK_SECRET")!;

// The handler takes the HttpRequest, so the framework doesn't parse the body.
app.MapPost("/events", async (HttpRequest request) =>
{
    using var body = new MemoryStream();
    await request.Body.CopyToAsync(body);
    try
    {
        var @event = WebhookVerifier.Verify(
            body.ToArray(),
            request.Headers["webhook-id"].ToString(),
            request.Headers["webhook-timestamp"].ToString(),
            request.Headers["webhook-signature"].ToString(),
            secret,
            DateTimeOffset.UtcNow.ToUnixTimeSeconds());
        Console.WriteLine(@event.GetProperty("type"));
        return Results.NoContent();
    }
    catch (Exception error) when (error is CryptographicException or FormatException)
    {
        return Results.BadRequest(error.Message);
    }
});

app.Run("http://localhost:8080");
