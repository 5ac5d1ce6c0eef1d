<?php

const TOLERANCE_SECONDS = 5 * 60;

/** Returns the event, or throws. $body is the raw body, from php://input; $headers have lowercase names. */
function verify_webhook(string $body, array $headers, string $secret, ?int $now = null): array
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if (abs(($now ?? time()) - (int) $timestamp) > TOLERANCE_SECONDS) {
        throw new RuntimeException('The timestamp is too old or too new.');
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $hash = hash_hmac('sha256', "$id.$timestamp.$body", $key, true);
    $expected = 'v1,' . base64_encode($hash);
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $signature) {
        if (hash_equals($expected, $signature)) {
            return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
        }
    }
    throw new RuntimeException('No signature fits.');
}
