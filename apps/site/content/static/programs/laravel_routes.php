<?php

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Route;

require_once base_path('verify_webhook.php');

// Put this into routes/api.php, whose routes don't need a CSRF token. The URL is then /api/events.
Route::post('/events', function (Request $request) {
    $headers = array_map(fn ($values) => $values[0], $request->headers->all());
    try {
        // getContent returns the bytes. $request->json() would parse them.
        $event = verify_webhook($request->getContent(), $headers, env('WEBHOOK_SECRET'));
    } catch (RuntimeException | JsonException $error) {
        return response($error->getMessage(), 400);
    }
    logger($event['type']);

    return response()->noContent();
});
