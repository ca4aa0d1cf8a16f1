# Shared by the findings about servers and frameworks that hand out files, which source it: serves the folder www, with
# a.txt of 3000 bytes in it, by each of them; ask SERVER HEADERS tells what one answers, as status and bytes.
set -eu
packages='caddy curl h2o libmojolicious-perl python3-aiohttp python3-bottle python3-cherrypy3 python3-tornado python3-twisted python3-werkzeug python3-whitenoise ruby-rack ruby-webrick weborf'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
pids=
trap 'kill $pids 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
mkdir www
head -c 3000 /dev/zero | tr '\0' a > www/a.txt
touch -d '2026-01-05 01:30:00 UTC' www/a.txt
base=$((20000 + $$ % 20000))
servers='caddy h2o Mojolicious aiohttp Bottle CherryPy Tornado Twisted Werkzeug WhiteNoise Rack WEBrick Weborf'
port_of() {
  port=$base
  for name in $servers; do
    [ "$name" = "$1" ] && echo "$port"
    port=$((port + 1))
  done
}
cat > serve.py <<'P'
import sys
name, port, here = sys.argv[1], int(sys.argv[2]), '127.0.0.1'
if name == 'aiohttp':
    from aiohttp import web
    app = web.Application()
    app.router.add_static('/', 'www')
    web.run_app(app, host=here, port=port, print=None)
elif name == 'Bottle':
    import bottle
    bottle.route('/<path:path>')(lambda path: bottle.static_file(path, root='www'))
    bottle.run(host=here, port=port, quiet=True)
elif name == 'CherryPy':
    import cherrypy, os
    cherrypy.config.update({'server.socket_host': here, 'server.socket_port': port, 'log.screen': False, 'engine.autoreload.on': False})
    cherrypy.quickstart(None, '/', {'/': {'tools.staticdir.on': True, 'tools.staticdir.dir': os.path.abspath('www')}})
elif name == 'Tornado':
    import tornado.ioloop, tornado.web
    tornado.web.Application([('/(.*)', tornado.web.StaticFileHandler, {'path': 'www'})]).listen(port, here)
    tornado.ioloop.IOLoop.current().start()
else:
    import os
    from wsgiref.simple_server import make_server
    from werkzeug.utils import send_from_directory
    from werkzeug.wrappers import Request
    from whitenoise import WhiteNoise
    app = Request.application(lambda request: send_from_directory(os.path.abspath('www'), request.path[1:], request.environ))
    make_server(here, port, WhiteNoise(app, root='www') if name == 'WhiteNoise' else app).serve_forever()
P
printf "user: root\nlisten:\n  host: 127.0.0.1\n  port: %s\nhosts:\n  default:\n    paths:\n      /:\n        file.dir: %s/www\n" "$(port_of h2o)" "$folder" > h2o.conf
echo 'use Mojolicious::Lite; app->static->paths(["www"]); app->log->level("fatal"); app->start("daemon", "-l", "http://127.0.0.1:$ARGV[0]");' > mojo.pl
echo 'require "rack"; require "webrick"; options = { BindAddress: "127.0.0.1", Host: "127.0.0.1", Port: ARGV[1].to_i, AccessLog: [], Logger: WEBrick::Log.new("/dev/null") }
ARGV[0] == "Rack" ? Rack::Handler::WEBrick.run(Rack::Files.new("www"), **options) : WEBrick::HTTPServer.new(DocumentRoot: "www", **options).start' > serve.rb
for server in $servers; do
  port=$(port_of "$server")
  case $server in
    caddy) HOME=$folder caddy file-server --listen "127.0.0.1:$port" --root www ;;
    h2o) h2o -c h2o.conf ;;
    Mojolicious) perl mojo.pl "$port" ;;
    Twisted) twistd3 -n --pidfile= -l /dev/null web --listen "tcp:$port:interface=127.0.0.1" --path www ;;
    Rack | WEBrick) ruby serve.rb "$server" "$port" ;;
    Weborf) weborf -p "$port" -i 127.0.0.1 -b "$folder/www" ;;
    *) /usr/bin/python3 serve.py "$server" "$port" ;;
  esac >/dev/null 2>&1 &
  pids="$pids $!"
done
for server in $servers; do
  until curl -s -o /dev/null "http://127.0.0.1:$(port_of "$server")/a.txt"; do sleep 0.2; done
done
ask() {
  server=$1
  shift
  curl -s -o got -w '%{http_code} with %{size_download} bytes' "$@" "http://127.0.0.1:$(port_of "$server")/a.txt"
}
# What all servers answer to the same headers, those that answer alike on one line.
ask_all() {
  for server in $servers; do
    echo "$(ask "$server" "$@"):$server"
  done | sort -t: -k1,1 -s | awk -F: '{ if ($1 != last) printf "%s%s:", (NR > 1 ? "\n" : ""), last = $1; printf " %s", $2 } END { print "" }'
}
