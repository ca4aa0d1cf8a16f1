#!/bin/sh
# The default metrics of prom-client, with which most servers on Node.js tell Prometheus how they are, through Prometheus' own check.
# Guess: `promtool check metrics` has nothing to say about them.
# Seen (prom-client 15.1.3, Prometheus 2.42.0): three gauges are named like counters (nodejs_active_handles_total and two others), and promtool
# ends with 3. A check of a service's metrics in its build has to leave these out.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s prometheus >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends prometheus; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' prometheus
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact prom-client@15.1.3
cat > write.mjs <<'J'
import { collectDefaultMetrics, register } from 'prom-client';
collectDefaultMetrics();
process.stdout.write(await register.metrics());
process.exit(0);
J
node write.mjs > metrics
{
  promtool check metrics < metrics 2>&1 && echo ended with 0 || echo "ended with $?"
} | tee seen
diff seen - <<'T'
nodejs_active_handles_total non-counter metrics should not have "_total" suffix
nodejs_active_requests_total non-counter metrics should not have "_total" suffix
nodejs_active_resources_total non-counter metrics should not have "_total" suffix
ended with 3
T
