using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

public static class WebhookVerifier
{
    private const int ToleranceSeconds = 5 * 60;

    /// <summary>Returns the event, or throws. The body is the raw body.</summary>
    public static JsonElement Verify(
        byte[] body, string id, string timestamp, string signatures, string secret, long now)
    {
        if (Math.Abs(now - long.Parse(timestamp)) > ToleranceSeconds)
        {
            throw new CryptographicException("The timestamp is too old or too new.");
        }
        var key = Convert.FromBase64String(secret.Replace("whsec_", ""));
        var prefix = Encoding.UTF8.GetBytes($"{id}.{timestamp}.");
        var hash = HMACSHA256.HashData(key, [.. prefix, .. body]);
        var expected = Encoding.ASCII.GetBytes($"v1,{Convert.ToBase64String(hash)}");
        foreach (var signature in signatures.Split(' '))
        {
            if (CryptographicOperations.FixedTimeEquals(Encoding.ASCII.GetBytes(signature), expected))
            {
                return JsonSerializer.Deserialize<JsonElement>(body);
            }
        }
        throw new CryptographicException("No signature fits.");
    }
}
