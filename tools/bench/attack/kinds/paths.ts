import type { Attack } from '../attack.ts'
import type { Random } from '../random.ts'
import { samplePaths } from '../../../../tests/support/places.ts'

/** `*` is replaced by the mark. */
const odd =
  `/% /%f /%ff /%zz /%u0041 /%00 /a%00b /%00/ /%0a/ /%0d%0aX-Injected:%20*/ /%09/evil.example/*/
//evil.example //evil.example/* //evil.example/*/ ///evil.example///* /\\evil.example /\\evil.example/*/ /\\/evil.example/*/
/%5cevil.example/*/ /%5c%5cevil.example/* /%2fevil.example/*/ /%2f%2fevil.example/* /.//evil.example/*/ /..//evil.example/*/
/%2e%2e//evil.example/*/ /;//evil.example/* /@evil.example/* /http://evil.example/* /https:evil.example/* /javascript:*
/es//evil.example/* /es//evil.example/*/ /es/\\evil.example/* /es/%5cevil.example/* /es/%09/evil.example/* /es/%2f%2fevil.example/*
/es/../ /es/.. /es/. /es/./ /es/es /es/es/es/* /ES /Es/about /es%2fabout /es%2Fabout/ /%65s /%65s/about /es;x=1/about
/../ /../../etc/passwd /..%2f..%2f..%2fetc%2fpasswd /%2e%2e/%2e%2e/etc/passwd /%252e%252e/etc/passwd /..%5c..%5cetc%5cpasswd
/..%c0%af..%c0%afetc/passwd /%c0%ae%c0%ae/etc/passwd /%uff0e%uff0e/etc/passwd /....//....//etc/passwd /assets/../ /assets/../package.json
/assets/%2e%2e/%2e%2e/package.json /assets/..%2f..%2f..%2fpackage.json /assets/..;/ /assets/ /assets /assets// /art/ /_content /_content/
/_content/en/ /_content/en/lists.json /_content/../_headers /_content/en/catalog.json /_content/%2e%2e/_headers /_headers /_headers/ /%5fheaders /_redirects
/.git/config /.git/HEAD /.env /.dev.vars /.ssh/id_rsa /.DS_Store /.assetsignore /.vite/manifest.json /%2evite/manifest.json //.vite/manifest.json
/./.vite/manifest.json /assets/../.vite/manifest.json /.vite%2fmanifest.json /.well-known /.well-known/ /.well-known/security.txt/ /.well-known/nope /.npmrc /.wrangler/state
/index.js /index.js.map /assets/client.js.map /sw.js.map /node.js /wrangler.json /wrangler.toml /package.json /tsconfig.json /vite.config.ts
/worker/app.ts /src/client/client.tsx /server.js /index.html /index.php /wp-login.php /wp-admin/ /admin /phpmyadmin /cgi-bin/x /.htaccess /server-status /debug/pprof /actuator/env
/about. /about.. /about/ /about// /about/// /about/. /about/.. /about/../contact /about%20 /about%09 /about;x /about;jsessionid=* /about%3f /about%23 /about%00.md /about.md/ /about.MD /about.md.md
/About /ABOUT /aBout /index /index.md /es.md /es/index.md /.md /a.md /%2emd /about%2emd /article/.md /article/..md /article/ /article// /article/%2f /article/%00 /article/%ff /article/.. /article/%2e%2e
/article/..%2f..%2f%2fevil.example%2f* /article/%3cscript%3e*%3c%2fscript%3e /article/%22%3e%3cimg%20src=x%20onerror=*()%3e /article/* /article/*/* /article/a%0d%0ab /article/__proto__ /article/constructor
/search/ /search// /search/x /ask-molly/ /newsletter/ /newsletter/confirm/ /newsletter/unsubscribe/ /newsletter/x /functions/v1/ask-molly/ /functions/v1//ask-molly /functions/v1/ask-molly%2f /functions/v1/%61sk-molly /functions/v1/ /functions/v1
/api /api/ /api/x /api/articles/ /api/search/ /api//search /API/search /api/%73earch /feed.xml/ /feed.xml.gz /sitemap-0.xml /sitemap-1.xml /sitemap-99999999999.xml /sitemap.xml/ /robots.txt/ /sitemap.xml.gz
/og/ /og/en /og/en/nope.png /og/../x /icons/ /icons/nope.png /manifest.webmanifest/ /healthz/ /healthz%20 /version/ /csp-report/ /constant /__scheduled /cdn-cgi/trace /cdn-cgi/ /__uno.css /@vite/client /@fs/etc/passwd /@id/x
/<script>*</script> /"><script>*</script> /'onmouseover='* /%3Cscript%3E*%3C%2Fscript%3E /%22%3E%3Csvg%20onload=*()%3E /{{*}} /\${*} /[*] /|* /^* /~* /!* /$* /&* /(*) /,* /+* /=* /:* /:80/*
/%F0%9F%A6%B7/* /%D8%A3%D8%B3/* /%E2%80%AE*/ /%E2%80%A8/* /%ED%A0%80* /%EF%BF%BE* /%C2%85/* /%EF%BB%BF* /%E3%80%82%E3%80%82/* /%EF%BC%8Fevil.example/*/ /%E2%81%84%E2%81%84evil.example/*`.split(
    /\s+/,
  )

/** Addresses that no browser would produce. `pages`: every page of the site. */
export function attackPaths(random: Random, pages: string[], count: number): Attack[] {
  const fixed = odd.map((path) => path)
  const made = Array.from({ length: Math.max(0, count - fixed.length) }, () =>
    twist(random, random.pick(random.next() < 0.5 ? pages : samplePaths)),
  )
  return [...fixed, ...made].slice(0, Math.max(count, fixed.length)).map((path) => {
    const mark = random.mark()
    const target = path.replaceAll('*', mark)
    // A path starts with a slash, and browsers turn backslashes into slashes.
    return { kind: 'paths', mark, wire: { target }, isMalformed: !/^\/[^\\]*$/.test(target) }
  })
}

function twist(random: Random, path: string): string {
  const at = random.below(path.length + 1)
  const insert = (text: string) => path.slice(0, at) + text + path.slice(at)
  return random
    .pick<() => string>([
      () => `${path}/`.replace('//', '/'),
      () => `${path}//`,
      () => `/${path}`,
      () => `${path}${'/'.repeat(random.below(3000))}x/`,
      () => `${path}/..`,
      () => `${path}/../../../*`,
      () => `${path}/%2e%2e/*`,
      () => path.toUpperCase(),
      () => insert('%'),
      () => insert('%00'),
      () => insert(`%${random.below(256).toString(16)}`),
      () => insert('%2f'),
      () => insert('%5c*'),
      () => insert(';'),
      () => insert('\\*'),
      () => insert('*'),
      () => insert('"><img src=x onerror=*()>'.replaceAll(' ', '%20')),
      () => insert('%E2%80%8B'),
      () => insert(String.fromCharCode(33 + random.below(94))).replace('#', ''),
      () => encodeURIComponent(path),
      () => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      () => path + 'a'.repeat(random.below(6000)),
      () => `${path}/a`.repeat(1 + random.below(200)),
      () => `/es${path}`,
      () => `/en${path}`,
      () => `${path}.md`,
      () => `${path}.html`,
      () => `${path}.json`,
      () => `${path}.map`,
      () => `${path}.`,
    ])()
    .replaceAll(' ', '%20')
}
