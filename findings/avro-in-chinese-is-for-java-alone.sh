#!/bin/sh
# A record of Avro whose name and fields are Chinese, 订单 and 单价, written as a file by Avro for Java and read by avsc of npm and by Avro for Python.
# Guess: Java refuses the names, as the specification has only letters of ASCII, figures and _; or all take them.
# Seen: Java (1.8.2) takes them as a matter of course. avsc 5.7.9 refuses the file, "invalid name", with all that is in it; and so does Python (1.11.1).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libavro-java python3-avro default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libavro-java python3-avro
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact avsc@5.7.9
cat > Write.java <<'J'
import java.io.File;
import org.apache.avro.Schema;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.*;

public class Write {
  public static void main(String[] none) throws Exception {
    var schema = new Schema.Parser().parse("{\"type\":\"record\",\"name\":\"订单\",\"fields\":[{\"name\":\"单价\",\"type\":\"double\"}]}");
    var order = new GenericData.Record(schema);
    order.put("单价", 1299.5);
    try (var writer = new DataFileWriter<GenericRecord>(new GenericDatumWriter<>(schema))) {
      writer.create(schema, new File("order.avro"));
      writer.append(order);
    }
    try (var reader = new org.apache.avro.file.DataFileReader<GenericRecord>(new File("order.avro"), new GenericDatumReader<>())) {
      System.out.println("Java " + reader.next());
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp "$(printf '/usr/share/java/%s.jar:' avro jackson-core jackson-databind jackson-annotations jackson-core-asl jackson-mapper-asl slf4j-api slf4j-nop commons-compress)" Write.java 2>/dev/null | tee seen
node -e "require('avsc').createFileDecoder('order.avro').on('data', (order) => console.log('avsc', JSON.stringify(order))).on('error', (error) => console.log('avsc', error.message))" | tee -a seen
/usr/bin/python3 - <<'Y' | tee -a seen
from avro import datafile, errors, io
try:
    print('Python', next(datafile.DataFileReader(open('order.avro', 'rb'), io.DatumReader())))
except errors.AvroException as error:
    print('Python', type(error).__name__)
Y
diff seen - <<'T'
Java {"单价": 1299.5}
avsc invalid name: "订单"
Python InvalidName
T
