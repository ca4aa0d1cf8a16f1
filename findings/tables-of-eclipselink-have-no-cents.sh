#!/bin/sh
# A board with a price of 1299.50 as a BigDecimal, in a table that EclipseLink, the reference for JPA, makes itself from the class with nothing set, in H2, HSQLDB and Derby; read again.
# Guess: 1299.50, by a column with two places or more, as Hibernate makes one (NUMERIC(19,2)), or an error.
# Seen (2.7.11): the columns have no places behind the point: 1300 in H2, 1299 in HSQLDB and Derby, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libeclipselink-java libh2-java libhsqldb-java libderby-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libeclipselink-java libh2-java libhsqldb-java libderby-java
cd "$folder"
mkdir META-INF
cat > META-INF/persistence.xml <<'X'
<persistence xmlns="http://xmlns.jcp.org/xml/ns/persistence" version="2.1"><persistence-unit name="boards" transaction-type="RESOURCE_LOCAL"><provider>org.eclipse.persistence.jpa.PersistenceProvider</provider><class>Board</class></persistence-unit></persistence>
X
cat > Board.java <<'J'
import java.math.BigDecimal;
import java.util.Map;
import javax.persistence.*;

@Entity
public class Board {
  @Id
  public int id;
  public BigDecimal price;

  public static void main(String[] addresses) {
    for (var address : addresses) {
      var factory = Persistence.createEntityManagerFactory("boards", Map.of("javax.persistence.jdbc.url", address, "javax.persistence.jdbc.user", "sa", "javax.persistence.jdbc.password", "", "javax.persistence.schema-generation.database.action", "create", "eclipselink.logging.level", "OFF", "eclipselink.weaving", "false"));
      var manager = factory.createEntityManager();
      manager.getTransaction().begin();
      var board = new Board();
      board.id = 1;
      board.price = new BigDecimal("1299.50");
      manager.persist(board);
      manager.getTransaction().commit();
      manager.clear();
      factory.getCache().evictAll();
      System.out.println(address.split(":")[1] + " " + manager.find(Board.class, 1).price);
      factory.close();
    }
  }
}
J
jars=$(for jar in eclipselink eclipselink-jpa-2.1-spec org.eclipse.persistence.jpa.jpql h2 hsqldb derby derbyshared derbytools; do printf '/usr/share/java/%s.jar:' $jar; done)
javac -cp "$jars" Board.java
java -cp ".:$jars" Board jdbc:h2:mem:a jdbc:hsqldb:mem:a 'jdbc:derby:memory:a;create=true' 2>/dev/null | tee seen
diff seen - <<'T'
h2 1300
hsqldb 1299
derby 1299
T
