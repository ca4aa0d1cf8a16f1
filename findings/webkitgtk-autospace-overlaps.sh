#!/bin/sh
# Chinese text with a figure, 最高300万元, in a page that asks for the space between the two that CSS Text 4 has (text-autospace: normal).
# Guess: a browser that knows the property adds an eighth of the font's size on either side, and all else is drawn as before, as in Chromium.
# Seen (WebKitGTK 2.50, Noto Sans CJK): it measures so, 4 of 16 px in all, but draws the character behind each space too far to the right, into the
# next one: 3 into 0, 万 into 元. Without the property, with blanks in the text, and with letters in place of the figure, which are shaped apart from the
# Chinese, all is well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in webkit2gtk-driver xvfb xauth fonts-noto-cjk imagemagick python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' webkit2gtk-driver fonts-noto-cjk
cd "$folder"
cat > a.html <<'H'
<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>body { font: 16px 'Noto Sans CJK SC' } p { width: max-content; margin: 8px }</style>
<p id="without" style="text-autospace: no-autospace">最高300万元</p><p id="with" style="text-autospace: normal">最高300万元</p>
<p id="letters" style="text-autospace: normal">最高ABC万元</p>
H
cat > ask.py <<'P'
import base64, http.server, json, socket, subprocess, threading, urllib.error, urllib.request


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


pages = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Quiet)
threading.Thread(target=pages.serve_forever, daemon=True).start()
with socket.socket() as free:
    free.bind(('127.0.0.1', 0))
    port = free.getsockname()[1]
driver = subprocess.Popen(['WebKitWebDriver', f'--port={port}'], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def call(method, path, body=None):
    data = json.dumps(body or {}).encode() if method == 'POST' else None
    request = urllib.request.Request(f'http://127.0.0.1:{port}{path}', data, {'content-type': 'application/json'}, method=method)
    return json.load(urllib.request.urlopen(request, timeout=60))['value']


def ready():
    try:
        return call('GET', '/status')['ready']
    except urllib.error.HTTPError:
        raise
    except OSError:
        return driver.poll() is not None and driver.check_returncode()


def strokes(name):
    """Parts of the picture that are parted by columns without ink."""
    subprocess.run(['convert', f'{name}.png', '-background', 'white', '-alpha', 'remove', '-colorspace', 'gray', '-depth', '8', f'{name}.gray'], check=True)
    size = subprocess.run(['identify', '-format', '%w', f'{name}.png'], check=True, capture_output=True).stdout
    pixels, width = open(f'{name}.gray', 'rb').read(), int(size)
    inked = [min(pixels[column::width]) < 160 for column in range(width)]
    return sum(1 for column in range(width) if inked[column] and not (column and inked[column - 1]))


try:
    while not ready():
        pass
    options = {'binary': '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', 'args': ['--automation']}
    session = '/session/' + call('POST', '/session', {'capabilities': {'alwaysMatch': {'webkitgtk:browserOptions': options}}})['sessionId']
    call('POST', session + '/url', {'url': f'http://127.0.0.1:{pages.server_port}/a.html'})
    painted = 'const done = arguments[0]; document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))'
    call('POST', session + '/execute/async', {'script': painted, 'args': []})
    open('page.png', 'wb').write(base64.b64decode(call('GET', session + '/screenshot')))
    for name in ('without', 'with', 'letters'):
        [element] = call('POST', session + '/element', {'using': 'css selector', 'value': f'#{name}'}).values()
        box = {key: round(value) for key, value in call('GET', f'{session}/element/{element}/rect').items()}
        area = '{width}x{height}+{x}+{y}'.format(**box)
        subprocess.run(['convert', 'page.png', '-crop', area, '+repage', f'{name}.png'], check=True)
        print(f"{name}: {box['width']} px, {strokes(name)} parts")
    call('DELETE', session)
finally:
    driver.terminate()
P
xvfb-run -a /usr/bin/python3 ask.py 2>err | tee seen
diff seen - <<'T'
without: 91 px, 7 parts
with: 95 px, 5 parts
letters: 99 px, 7 parts
T
