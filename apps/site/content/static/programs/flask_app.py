import os

from flask import Flask, request

from verify_webhook import verify_webhook

app = Flask(__name__)


@app.post("/events")
def receive():
    headers = {name.lower(): value for name, value in request.headers.items()}
    try:
        # get_data returns the bytes. request.json would parse them.
        event = verify_webhook(request.get_data(), headers, os.environ["WEBHOOK_SECRET"])
    except (KeyError, ValueError) as error:
        return str(error), 400
    print(event["type"])
    return "", 204
