#!/bin/sh
# A price list as JSON, read and written again in Common Lisp by YASON: 89.9, 1234567.89 and an order number of 18 digits.
# Guess: the numbers come back as they were, as 64 bits hold them and all other writers of JSON here give them.
# Seen: yason 0.7.6 on SBCL 2.2.9 reads what has a point into 32 bits, the reader's default: 89.9 comes back as 89.9000015258789, 1234567.89 as 1234567.875. The whole number is right. With
# *read-default-float-format* of double-float 1234567.89 is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in sbcl cl-yason cl-trivial-gray-streams cl-alexandria; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' sbcl cl-yason cl-trivial-gray-streams cl-alexandria
cd "$folder"
cat > prices.lisp <<'L'
(require :asdf)
(let ((*standard-output* (make-broadcast-stream)) (*error-output* (make-broadcast-stream)))
  (asdf:load-system :yason))
(dolist (format '(single-float double-float))
  (let ((*read-default-float-format* format))
    (format t "~(~a~): " format)
    (funcall (intern "ENCODE" :yason) (funcall (intern "PARSE" :yason) "[89.9,1234567.89,202611290000000123]"))
    (terpri)))
L
XDG_CACHE_HOME="$folder" sbcl --script prices.lisp | tee seen
diff seen - <<'T'
single-float: [89.9000015258789,1234567.875,202611290000000123]
double-float: [89.9,1234567.89,202611290000000123]
T
