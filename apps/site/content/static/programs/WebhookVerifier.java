import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class WebhookVerifier {
    private static final long TOLERANCE_SECONDS = 5 * 60;

    /** Throws unless the signature is valid. The body is the raw body, and now is in seconds. */
    public static void verify(
            byte[] body, String id, String timestamp, String signatures, String secret, long now)
            throws GeneralSecurityException {
        if (Math.abs(now - Long.parseLong(timestamp)) > TOLERANCE_SECONDS) {
            throw new GeneralSecurityException("The timestamp is too old or too new.");
        }
        byte[] key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
        String hash = Base64.getEncoder().encodeToString(mac.doFinal(body));
        byte[] expected = ("v1," + hash).getBytes(StandardCharsets.US_ASCII);
        for (String signature : signatures.split(" ")) {
            // isEqual takes the same time for every value.
            if (MessageDigest.isEqual(signature.getBytes(StandardCharsets.US_ASCII), expected)) {
                return;
            }
        }
        throw new GeneralSecurityException("No signature fits.");
    }
}
