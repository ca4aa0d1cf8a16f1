#!/bin/sh
# A form's name of a company that is one blank of a Chinese keyboard (U+3000), checked by what Java's backends check with.
# Guess: it is blank for each of them, as for trim() of JavaScript in the page.
# Seen: Spring 4.3 (hasText), commons-lang3, Guava and String.isBlank say so. @NotBlank of Hibernate Validator 5.3.6, commons-validator 1.7 (isBlankOrNull) and String.trim() take it for a
# name. A no-break space (U+00A0), which comes with text pasted from a page, is blank for Guava alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libhibernate-validator-java libgeronimo-validation-1.1-spec-java libcommons-validator-java libspring-core-java libcommons-lang3-java libguava-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libhibernate-validator-java libcommons-validator-java libspring-core-java libcommons-lang3-java libguava-java
cd "$folder"
cat > Check.java <<'J'
import com.google.common.base.CharMatcher;
import javax.validation.Validation;
import javax.validation.Validator;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.validator.GenericValidator;
import org.hibernate.validator.constraints.NotBlank;
import org.hibernate.validator.messageinterpolation.ParameterMessageInterpolator;

class Check {
  static class Company {
    @NotBlank
    String name;
  }

  public static void main(String[] args) {
    Validator validator = Validation.byDefaultProvider().configure().messageInterpolator(new ParameterMessageInterpolator()).buildValidatorFactory().getValidator();
    for (String name : new String[] { " ", "\u3000", "\u00a0" }) {
      Company company = new Company();
      company.name = name;
      System.out.printf("U+%04X Hibernate %b commons-validator %b trim %b Spring %b lang3 %b isBlank %b Guava %b%n", (int) name.charAt(0),
        !validator.validate(company).isEmpty(), GenericValidator.isBlankOrNull(name), name.trim().isEmpty(), !org.springframework.util.StringUtils.hasText(name),
        StringUtils.isBlank(name), name.isBlank(), CharMatcher.whitespace().matchesAllOf(name));
    }
  }
}
J
jars=$(for jar in hibernate-validator geronimo-validation-1.1-spec jboss-logging classmate commons-validator commons-logging spring3-core commons-lang3 guava; do printf '/usr/share/java/%s.jar:' "$jar"; done)
javac -encoding UTF-8 -cp "$jars" Check.java
java -cp ".:$jars" Check 2>/dev/null | tee seen
diff seen - <<'T'
U+0020 Hibernate true commons-validator true trim true Spring true lang3 true isBlank true Guava true
U+3000 Hibernate false commons-validator false trim false Spring true lang3 true isBlank true Guava true
U+00A0 Hibernate false commons-validator false trim false Spring false lang3 false isBlank false Guava true
T
