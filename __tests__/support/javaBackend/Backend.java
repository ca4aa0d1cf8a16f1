import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import javax.servlet.MultipartConfigElement;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import javax.servlet.http.Part;
import org.apache.catalina.Context;
import org.apache.catalina.startup.Tomcat;
import org.apache.shiro.SecurityUtils;
import org.apache.shiro.authc.AuthenticationException;
import org.apache.shiro.authc.UsernamePasswordToken;
import org.apache.shiro.realm.SimpleAccountRealm;
import org.apache.shiro.session.Session;
import org.apache.shiro.web.filter.AccessControlFilter;
import org.apache.shiro.web.filter.authc.UserFilter;
import org.apache.shiro.web.filter.mgt.DefaultFilterChainManager;
import org.apache.shiro.web.filter.mgt.PathMatchingFilterChainResolver;
import org.apache.shiro.web.mgt.DefaultWebSecurityManager;
import org.apache.shiro.web.servlet.AbstractShiroFilter;
import org.apache.shiro.web.session.mgt.DefaultWebSessionManager;
import org.apache.tomcat.util.descriptor.web.FilterDef;
import org.apache.tomcat.util.descriptor.web.FilterMap;

/**
 * A backend with the portal's calls on Tomcat, Shiro and Jackson. Only accounts outlast it, in its folder. System
 * properties change it: javaBackend.ts.
 */
public class Backend extends HttpServlet {
  static final ObjectMapper json = new ObjectMapper();
  static final SimpleAccountRealm accounts = new SimpleAccountRealm();
  static final Map<String, String> companies = new ConcurrentHashMap<>();
  static final Set<String> tokens = ConcurrentHashMap.newKeySet();
  static final Map<String, List<Map<String, Object>>> lists = new ConcurrentHashMap<>();
  static Path file;
  static final byte[] picture =
      Base64.getDecoder().decode("R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=");
  static long lastId = has("ids", "snowflake") ? 1790000000000000000L : 0;

  static boolean has(String name, String value) {
    return value.equals(System.getProperty(name));
  }

  public static void main(String[] none) throws Exception {
    String folder = System.getProperty("folder");
    file = Path.of(folder, "accounts");
    if (Files.exists(file)) for (String line : Files.readAllLines(file)) addAccount(line.split("\t"));
    Tomcat tomcat = new Tomcat();
    tomcat.setBaseDir(folder);
    tomcat.getConnector().setPort(Integer.getInteger("port", 0));
    tomcat.getConnector().setProperty("address", "127.0.0.1");
    Context context = tomcat.addContext(System.getProperty("context", ""), folder);
    long limit = Long.getLong("fileLimit", 10 << 20);
    Tomcat.addServlet(context, "backend", new Backend())
        .setMultipartConfigElement(new MultipartConfigElement("", limit, limit + 10_000, 0));
    context.addServletMappingDecoded("/", "backend");
    FilterDef guard = new FilterDef();
    guard.setFilterName("guard");
    guard.setFilter(new Guard());
    context.addFilterDef(guard);
    FilterMap everywhere = new FilterMap();
    everywhere.setFilterName("guard");
    everywhere.addURLPattern("/*");
    context.addFilterMap(everywhere);
    tomcat.start();
    System.out.println("listening on " + tomcat.getConnector().getLocalPort());
    tomcat.getServer().await();
  }

  static void addAccount(String... fields) {
    accounts.addAccount(fields[0], fields[1]);
    companies.put(fields[0], fields[2]);
  }

  /** Writes, uploads and the user's own data need a login: a bearer token, or Shiro's session. */
  static class Guard extends AbstractShiroFilter {
    @Override
    public void init() {
      DefaultWebSessionManager sessions = new DefaultWebSessionManager();
      sessions.setSessionIdUrlRewritingEnabled(has("rewriting", "on"));
      DefaultWebSecurityManager manager = new DefaultWebSecurityManager(accounts);
      manager.setSessionManager(sessions);
      setSecurityManager(manager);
      UserFilter user = new UserFilter();
      user.setLoginUrl("/login");
      DefaultFilterChainManager chains = new DefaultFilterChainManager();
      chains.addFilter("session", user);
      chains.addFilter("token", new TokenFilter());
      if (has("guardedFiles", "on")) chains.createChain("/profile/**", "session");
      for (String path : new String[] {"/api/user/**", "/api/*/add", "/components/**"})
        chains.createChain(path, has("profile", "shiro") ? "session" : "token");
      PathMatchingFilterChainResolver resolver = new PathMatchingFilterChainResolver();
      resolver.setFilterChainManager(chains);
      setFilterChainResolver(resolver);
    }
  }

  static class TokenFilter extends AccessControlFilter {
    @Override
    protected boolean isAccessAllowed(ServletRequest request, ServletResponse response, Object mapped) {
      String header = ((HttpServletRequest) request).getHeader("Authorization");
      return header != null && tokens.contains(header.replaceFirst("^Bearer ", ""));
    }

    @Override
    protected boolean onAccessDenied(ServletRequest request, ServletResponse response) throws IOException {
      ((HttpServletResponse) response).setStatus(401);
      send((HttpServletResponse) response, Map.of("code", 401, "msg", "token invalid"));
      return false;
    }
  }

  static void send(HttpServletResponse response, Object body) throws IOException {
    response.setContentType("application/json;charset=UTF-8");
    json.writeValue(response.getOutputStream(), body);
  }

  static Map<String, Object> done(Object... pairs) {
    Map<String, Object> answer = new LinkedHashMap<>(Map.of("code", 0));
    for (int i = 0; i < pairs.length; i += 2) answer.put((String) pairs[i], pairs[i + 1]);
    return answer;
  }

  static Map<String, Object> failed(String msg) {
    Map<String, Object> answer = done("msg", msg);
    answer.put("code", 500);
    return answer;
  }

  /** Every failure is a business failure with the exception's own text. */
  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
    request.setCharacterEncoding("UTF-8");
    String path = request.getServletPath();
    try {
      if (path.startsWith("/captcha/")) {
        SecurityUtils.getSubject().getSession().setAttribute("captcha", "12");
        response.setContentType("image/gif");
        response.getOutputStream().write(picture);
      } else if (path.startsWith("/profile/")) {
        response.setContentType("application/octet-stream");
        response.getOutputStream().print("the file");
      } else if (path.equals("/login") && request.getMethod().equals("GET")) {
        response.setContentType("text/html");
        response.getOutputStream().print("<form method=post>");
      } else if (path.matches("/api/\\w+/(?:list|recommendList|findTopList)")) {
        send(response, page(request, path.split("/")[2]));
      } else {
        send(response, answer(request, path));
      }
    } catch (Exception e) {
      send(response, failed(e.getMessage()));
    }
  }

  static boolean isCaptchaRight(HttpServletRequest request) {
    Session session = SecurityUtils.getSubject().getSession(false);
    Object right = session == null ? null : session.removeAttribute("captcha");
    return right != null && right.equals(request.getParameter("validateCode"));
  }

  static Object answer(HttpServletRequest request, String path) throws Exception {
    String name = (String) SecurityUtils.getSubject().getPrincipal();
    switch (path) {
      case "/login":
        if (!isCaptchaRight(request)) return failed("验证码错误");
        try {
          SecurityUtils.getSubject()
              .login(new UsernamePasswordToken(request.getParameter("username"), request.getParameter("password")));
        } catch (AuthenticationException e) {
          return failed("用户不存在/密码错误");
        }
        String token = UUID.randomUUID().toString();
        tokens.add(token);
        return done("token", token, "is_cust", "1");
      case "/register/add":
        if (!isCaptchaRight(request)) return failed("验证码错误");
        String[] fields = {
          request.getParameter("userName"), request.getParameter("password"), request.getParameter("fdComName")
        };
        addAccount(fields);
        Files.writeString(file, String.join("\t", fields) + "\n", CREATE, APPEND);
        return done();
      case "/api/user/info":
        return done("data", Map.of("userId", 1, "loginName", name, "userName", name, "fdComId", 7, "fdComName", companies.get(name)));
      case "/api/system/getHttpPath":
        return "http://127.0.0.1:9/office";
      case "/api/system/navigation":
        return done("rows", List.of(), "total", 0);
      case "/api/att/getAttFile":
        return done("data", "/profile/upload/指南 (1).zip");
      case "/components/sysAttMain/upload":
        Part file = request.getPart("file");
        if (file.getSubmittedFileName().length() > 100) return failed("文件名过长");
        return done("attId", UUID.randomUUID().toString(), "size", file.getSize());
      case "/api/getbuginess/add":
        Map<String, Object> entry = row("getbuginess", request.getParameter("fdGetbuginessType"));
        for (String key : request.getParameterMap().keySet()) entry.put(key, request.getParameter(key));
        rows("getbuginess").add(0, entry);
        return done();
      case "/api/project/add":
      case "/api/order/add":
        return done();
    }
    if (path.endsWith("/categories"))
      return done("data", List.of(Map.of("fdCategory", 1, "fdCategoryName", "第一类")));
    String id = String.valueOf(request.getParameter("fdId"));
    for (Map<String, Object> row : rows(path.split("/")[2]))
      if (id.equals(row.get("fdId").toString())) return done("data", row);
    return failed("数据不存在");
  }

  /** A page of a list; past its end, the last one. */
  static Object page(HttpServletRequest request, String area) {
    String type = area.equals("getbuginess") ? request.getParameter("type") : null;
    List<Map<String, Object>> found = new ArrayList<>();
    for (Map<String, Object> row : rows(area))
      if (type == null || type.equals(row.get("fdGetbuginessType"))) found.add(row);
    String size = request.getParameter("pageSize"), number = request.getParameter("pageNum");
    int length = size == null ? 10 : Integer.parseInt(size);
    int last = Math.max(0, (found.size() - 1) / length);
    int from = Math.min(last, number == null ? 0 : Integer.parseInt(number) - 1) * length;
    Map<String, Object> answer = done("total", found.size(), "msg", null);
    answer.put("rows", found.subList(from, Math.min(found.size(), from + length)));
    return answer;
  }

  static synchronized List<Map<String, Object>> rows(String area) {
    return lists.computeIfAbsent(area, (name) -> {
      List<Map<String, Object>> rows = new ArrayList<>();
      for (int i = 0; i < (name.equals("banner") ? 0 : 15); i++) rows.add(row(name, i % 2 == 0 ? "1" : "2"));
      return rows;
    });
  }

  /** An entry with the fields of every area. */
  static Map<String, Object> row(String area, String type) {
    long id = ++lastId;
    Map<String, Object> row = new LinkedHashMap<>(Map.of("fdId", id, "category", "1", "fdGetbuginessType", type));
    for (String field : "fdTitle fdProjectName fdAppName fdName fdGetbuginessName fdPost".split(" "))
      row.put(field, "条目 " + id % 1000);
    for (String field : "fdContent fdProjectContent fdIntro fdDescription".split(" ")) row.put(field, "<p>正文</p>");
    for (String field : "fdApplyDate fdReleaseTime fdCreateTime fdApplicationStart".split(" ")) row.put(field, "2026-01-05 08:00:00");
    for (String field : "fdApplicationEnd fdDeadlineTime".split(" ")) row.put(field, "2099-12-31");
    row.put("fdType", "1");
    row.put("fdGetbuginessPrice", new BigDecimal("1234.50"));
    row.put("fdGetbuginessNumber", 100);
    row.put("fdVideoUrl", null);
    return row;
  }
}
