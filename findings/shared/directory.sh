# Shared by the findings about names in a directory (LDAP), which source it: slapd of OpenLDAP on a socket of its own, with an entry for each line
# of the file names, as its cn; find_names NAME prints the numbers of those that are found.
set -eu
packages='ldap-utils python3 slapd'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
slapd=
trap 'kill $slapd 2>/dev/null || :; wait $slapd 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
mkdir data
printf 'include /etc/ldap/schema/core.schema\nmodulepath /usr/lib/ldap\nmoduleload back_mdb\npidfile %s/pid\ndatabase mdb\nsuffix dc=example\ndirectory %s/data\n' "$folder" "$folder" > slapd.conf
serve() {
  {
    printf 'dn: dc=example\nobjectClass: dcObject\nobjectClass: organization\no: x\ndc: example\n'
    number=0
    while IFS= read -r name; do
      number=$((number + 1))
      printf '\ndn: ou=%s,dc=example\nobjectClass: organizationalRole\nobjectClass: extensibleObject\nou: %s\ncn:: %s\n' "$number" "$number" "$(printf %s "$name" | base64 -w0)"
    done
  } < names > entries.ldif
  slapadd -q -f slapd.conf -l entries.ldif
  slapd -f slapd.conf -h "ldapi://$(echo "$folder/socket" | sed 's|/|%2F|g')" -d 0 >/dev/null 2>&1 &
  slapd=$!
  until ldapsearch -x -H "ldapi://$(echo "$folder/socket" | sed 's|/|%2F|g')" -s base -b dc=example >/dev/null 2>&1; do sleep 0.2; done
}
find_names() {
  ldapsearch -x -LLL -H "ldapi://$(echo "$folder/socket" | sed 's|/|%2F|g')" -b dc=example "(cn=$1)" ou | sed -n 's/^ou: //p' | xargs
}
