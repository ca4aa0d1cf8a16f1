# Shared by findings that serve on several ports, which source it: base becomes the first of eight ports in a row that nobody listens on,
# below those that the system gives to clients, and other ones for each script that runs at the same time.
base=$(/usr/bin/python3 - $$ <<'P'
import socket, sys
for base in range(20000 + int(sys.argv[1]) % 1400 * 8, 32700, 8):
    try:
        servers = [socket.create_server(('127.0.0.1', base + number)) for number in range(8)]
    except OSError:
        continue
    print(base)
    break
P
)
