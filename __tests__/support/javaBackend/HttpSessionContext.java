package jakarta.servlet.http;

/** Named by Shiro 1.3, and no longer part of Tomcat 10. */
public interface HttpSessionContext {}
