#!/bin/sh
# A height for a planer, set by Modbus in a register of 16 bits: 12.7 mm, which somebody forgot to count in tenths, a correction of -2, and 70000; by two clients for Node.js.
# Guess: a register has whole numbers from 0 to 65535, so that both refuse all three, or take -2 for 65534, its complement, as controls do.
# Seen: jsmodbus 5.0.0 refuses all (InvalidValue). modbus-serial 8.0.25 refuses -2 and 70000, and writes 12 for 12.7, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts modbus-serial@8.0.25 jsmodbus@5.0.0
cat > write.cjs <<'J'
const { once } = require('node:events');
const net = require('node:net');
const jsmodbus = require('jsmodbus');
const ModbusRTU = require('modbus-serial');

let register;
const server = new ModbusRTU.ServerTCP({ setRegister: (address, value) => void (register = value) }, { host: '127.0.0.1', port: 15021, unitID: 1 });
const show = async (name, write) => {
  const given = [];
  for (const value of [12.7, -2, 70000]) {
    register = undefined;
    try {
      await write(value);
      given.push(`${value} as ${register}`);
    } catch {
      given.push(`${value} refused`);
    }
  }
  console.log(`${name}: ${given.join(', ')}`);
};
server.on('initialized', async () => {
  const client = new ModbusRTU();
  await client.connectTCP('127.0.0.1', { port: 15021 });
  client.setID(1);
  await show('modbus-serial', (value) => client.writeRegister(0, value));
  const socket = net.connect(15021, '127.0.0.1');
  const other = new jsmodbus.client.TCP(socket, 1);
  await once(socket, 'connect');
  await show('jsmodbus', (value) => other.writeSingleRegister(0, value));
  process.exit(0);
});
J
timeout 60 node write.cjs | tee seen
diff seen - <<'T'
modbus-serial: 12.7 as 12, -2 refused, 70000 refused
jsmodbus: 12.7 refused, -2 refused, 70000 refused
T
