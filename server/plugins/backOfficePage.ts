import type { PortalApp } from '../http/portalApp';

const page = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>管理后台</title>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/old-browser.css">
</head>
<body>
<main class="old-browser">
<h1>管理后台</h1>
<p>您已以后台用户身份登录。门户不含管理后台，此页仅为占位。</p>
<p><a href="/">返回门户首页</a></p>
</main>
</body>
</html>
`;

/** Where a back-office user arrives: the portal has no back office, and a plain page says so. */
export function backOfficePage(app: PortalApp): void {
  for (const url of ['/backend', '/backend/index']) {
    app.get(url, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
    );
  }
}
