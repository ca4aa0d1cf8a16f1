#!/bin/sh
# The package cl-quri of Debian 12 for addresses in Common Lisp, loaded with what it brings along, and beside it cl-puri.
# Guess: both load. A package names all that it needs to be of use (Debian Policy, 7.2), and quri.asd names babel, alexandria and others.
# Seen: cl-quri 20150804 names no package at all, and loading it ends with "Component :BABEL not found". cl-puri loads.
set -eu
packages='sbcl cl-quri cl-puri cl-asdf'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  for name in quri puri; do
    echo "cl-$name depends on: $(dpkg-query -W -f '${Depends}' cl-$name)"
    HOME=$folder CL_SOURCE_REGISTRY="(:source-registry (:tree \"/usr/share/common-lisp/source/$name/\") :ignore-inherited-configuration)" sbcl --noinform --no-sysinit --no-userinit --non-interactive --eval '(require :asdf)' --eval "(handler-case (let ((*standard-output* (make-broadcast-stream)) (*error-output* (make-broadcast-stream))) (asdf:load-system :$name)) (error (problem) (format t \"~a~%\" problem) (exit)))" --eval "(format t \"$name loads~%\")" 2>/dev/null | cut -d, -f1
  done
} | tee seen
diff seen - <<'T'
cl-quri depends on: 
Component :BABEL not found
cl-puri depends on: 
puri loads
T
