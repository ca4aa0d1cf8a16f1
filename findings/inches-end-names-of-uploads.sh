#!/bin/sh
# A drawing named 门板 18".pdf (18 inches), sent as multipart/form-data by clients of Ruby, PHP, Perl, Python and R, to a server that reads it with busboy.
# Guess: each writes the quotation mark as %22, as browsers do by the HTML standard, or with a backslash; the server has the name to its end.
# Seen: requests 2.28.1, httpx 0.23.3, HTTParty 0.21.0, Typhoeus, Mojolicious 9.31, Symfony 5.4 and httr 1.4.5 write %22, LWP 6.68, http.rb 4.4.1 and Ruby's own Net::HTTP a backslash. RestClient 2.1.0 of Ruby and Guzzle 7.4.5 of PHP leave it as it is: the name ends there, and busboy finds no file in the form at all.
set -eu
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null || :; rm -rf "$folder"' EXIT
packages='libmojolicious-perl libwww-perl php-cli php-guzzlehttp-guzzle php-symfony-http-client php-symfony-mime python3-httpx python3-requests r-cran-httr ruby-http ruby-httparty ruby-rest-client ruby-typhoeus'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact busboy@1.6.0
cat > server.cjs <<'J'
const busboy = require('busboy');
const server = require('node:http').createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => (body += piece));
  const form = busboy({ headers: request.headers, defParamCharset: 'utf8' });
  let read = 'no file';
  form.on('file', (field, file, { filename }) => {
    file.resume();
    read = filename;
  });
  form.on('error', () => {});
  form.on('close', () => response.end(`${/filename=[^\r\n]*/.exec(body)}, read as ${read}`));
  request.pipe(form);
});
server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync('port', `${server.address().port}`));
J
node server.cjs &
server=$!
until [ -s port ]; do sleep 0.1; done
site=http://127.0.0.1:$(cat port)/
name='门板 18".pdf'
echo drawing > "$name"
cat > send.py <<'P'
import sys, httpx, requests
site, name = sys.argv[1:]
for library in (requests, httpx):
    print(library.post(site, files={'file': (name, b'drawing')}).text, library.__name__, sep='\t')
P
cat > send.rb <<'R'
site, name = ARGV
{ 'RestClient' => -> { RestClient.post(site, { file: File.new(name) }).body }, 'HTTParty' => -> { HTTParty.post(site, multipart: true, body: { file: File.new(name) }).body },
  'http.rb' => -> { HTTP.post(site, form: { file: HTTP::FormData::File.new(name) }).to_s }, 'Typhoeus' => -> { Typhoeus.post(site, body: { file: File.new(name) }).body },
  'Net::HTTP' => -> { request = Net::HTTP::Post.new(URI(site)).tap { |post| post.set_form([['file', File.new(name)]], 'multipart/form-data') }
                      Net::HTTP.start(request.uri.host, request.uri.port) { |http| http.request(request).body } } }.each { |library, send| puts "#{send.call.dup.force_encoding('UTF-8')}\t#{library}" }
R
cat > send.pl <<'P'
use Encode; use HTTP::Request::Common; use LWP::UserAgent; use Mojo::UserAgent;
my ($site, $name) = @ARGV;
print LWP::UserAgent->new->request(POST $site, Content_Type => 'form-data', Content => [file => [$name]])->content, "\tLWP\n";
print Mojo::UserAgent->new->post($site, form => { file => { content => 'drawing', filename => decode_utf8($name) } })->res->body, "\tMojolicious\n";
P
cat > send.php <<'P'
<?php
foreach (['GuzzleHttp', 'Symfony/Component/HttpClient', 'Symfony/Component/Mime'] as $library) require "$library/autoload.php";
[, $site, $name] = $argv;
echo (new GuzzleHttp\Client())->post($site, ['multipart' => [['name' => 'file', 'contents' => fopen($name, 'r')]]])->getBody(), "\tGuzzle\n";
$form = new Symfony\Component\Mime\Part\Multipart\FormDataPart(['file' => Symfony\Component\Mime\Part\DataPart::fromPath($name)]);
echo Symfony\Component\HttpClient\HttpClient::create()->request('POST', $site, ['headers' => $form->getPreparedHeaders()->toArray(), 'body' => $form->bodyToString()])->getContent(), "\tSymfony\n";
P
{
  /usr/bin/python3 -W ignore send.py "$site" "$name"
  ruby -W0 -rhttp -rhttparty -rnet/http -rrest-client -rtyphoeus send.rb "$site" "$name"
  perl send.pl "$site" "$name"
  php send.php "$site" "$name"
  Rscript -e 'words <- commandArgs(TRUE); cat(httr::content(httr::POST(words[1], body = list(file = httr::upload_file(words[2]))), "text", encoding = "UTF-8"), "\thttr\n", sep = "")' "$site" "$name"
} | awk -F'\t' '{ names[$1] = names[$1] (names[$1] ? ", " : "") $2 } END { for (read in names) print read ": " names[read] }' | sort | tee seen
diff seen - <<'T'
filename="门板 18".pdf", read as no file: RestClient, Guzzle
filename="门板 18%22.pdf", read as 门板 18%22.pdf: requests, httpx, HTTParty, Typhoeus, Mojolicious, Symfony, httr
filename="门板 18\".pdf", read as 门板 18".pdf: http.rb, Net::HTTP, LWP
T
