import { describe, expect, test } from 'vitest'
import { findInPage } from '../attack/page.ts'
import { judge } from '../attack/judge.ts'
import { createRandom } from '../attack/random.ts'
import { naughty } from '../attack/strings.ts'
import { securityHeaders } from '../../../worker/http/headers.ts'

const mark = 'zqmark1q'

describe('what the attack looks for in a page', () => {
  test.each([
    ['a script of somebody else', `<p><script>${mark}()</script>`, 'foreign script'],
    ['one of ours without integrity', '<script src="/assets/a.js"></script>', 'foreign script'],
    ['a handler', `<img src=x onerror=${mark}()>`, '<img onerror>'],
    ['a handler after a slash', `<svg/onload='${mark}()'>`, '<svg onload>'],
    ['a style', '<p style="color:red">', '<p style>'],
    ['styles of somebody else', '<style>p{color:red}</style>', 'foreign <style>'],
    ['a scheme that runs', `<a href="javascript:${mark}()">`, 'javascript:'],
    ['a hidden one', `<a href="&#x6a;ava&Tab;script&colon;${mark}()">`, 'javascript:'],
    ['another site', `<a href="//evil.example/">`, 'leads to evil.example'],
    ['another site by a backslash', `<form action="/\\evil.example/">`, 'leads to evil.example'],
    ['another site by a tab', `<a href="/&#9;/evil.example/">`, 'leads to evil.example'],
    ['a frame', '<iframe src="/x"></iframe>', '<iframe>'],
    ['a base', '<base href="/x">', '<base>'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=/">', 'http-equiv'],
    ["a tag's name", `<${mark} a="b">`, "tag's name"],
    ["an attribute's name", `<p ${mark}="b">`, "attribute's name"],
    ['a comment', `<!-- ${mark} -->`, 'comment'],
    [
      'an early end of a title',
      `<title></title><script>${mark}</script></title>`,
      'foreign script',
    ],
  ])('%s', (_what, html, said) => {
    expect(findInPage(html, mark).join('\n')).toContain(said)
  })

  test.each([
    ['text', `<p>&lt;script&gt;${mark}()&lt;/script&gt; javascript:${mark}</p>`],
    ['a value', `<input value="&quot;&gt;&lt;script&gt;${mark}"><a href="/search?q=%3C${mark}">`],
    ['the text of a field', `<textarea><script>${mark}()</script></textarea>`],
    ['a title', `<title><img src=x onerror=${mark}()></title>`],
    ['data', `<script type="application/ld+json">{"a":"${mark}"}</script>`],
    ['our own', '<script type="module" src="/assets/a-1.js" integrity="sha384-x"></script>'],
  ])('%s is no finding', (_what, html) => {
    expect(findInPage(html, mark)).toEqual([])
  })
})

describe('what the attack looks for in an answer', () => {
  const sound = {
    status: 200,
    headers: new Map(
      Object.entries({
        ...securityHeaders,
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      }).map(([name, value]) => [name.toLowerCase(), [value]]),
    ),
    body: '{}',
    rest: '',
    ms: 5,
  }
  const attack = { kind: 'x', mark, wire: { target: '/' } }
  const withHeader = (name: string, value: string) => ({
    ...sound,
    headers: new Map([...sound.headers, [name, [value]]]),
  })

  test('a sound answer is no finding', () => {
    expect(judge(attack, sound)).toEqual([])
  })

  test.each([
    ['a fault', { ...sound, status: 500 }, 'the status is 500'],
    ['a stack', { ...sound, body: '"x\n    at run (/srv/app.js:1:2)\n"' }, 'the inside'],
    ['a broken shape', { ...sound, status: 400, body: '{"error":"x"}' }, 'another shape'],
    [
      'more than the shape',
      { ...sound, status: 400, body: '{"error":{"code":"a","message":"b"},"x":1}' },
      'another shape',
    ],
    ['broken JSON', { ...sound, body: '{' }, 'no JSON'],
    ['a cookie', withHeader('set-cookie', 'a=b'), 'set-cookie'],
    ['a banner', withHeader('server', 'x'), 'there is server'],
    ['a weaker policy', withHeader('content-security-policy', "default-src 'self'"), 'weak'],
    ['another header', withHeader('referrer-policy', 'unsafe-url'), 'Referrer-Policy'],
    ['a redirect away', withHeader('location', '//evil.example/'), 'redirects to'],
    ['a redirect away by a tab', withHeader('location', '/\t/evil.example/'), 'redirects to'],
    ['what was sent, in a header', withHeader('x-a', mark), 'the mark is in x-a'],
    [
      'what was sent, where the browser may keep it',
      { ...withHeader('cache-control', 'public, max-age=60'), body: `"${mark}"` },
      'a cache may keep it',
    ],
    [
      'what was sent, where the host may keep it',
      { ...withHeader('cdn-cache-control', 'public, max-age=60'), body: `"${mark}"` },
      'a cache may keep it',
    ],
    ['a long wait', { ...sound, ms: 9000 }, '9000 ms'],
    ['nothing', undefined, 'no answer'],
    ['somebody else', { ...sound, headers: new Map() }, 'before the app'],
  ])('%s is one', (_what, answer, said) => {
    expect([judge(attack, answer)].flat().join('\n')).toContain(said)
  })

  test('what is no HTTP may be refused before the app', () => {
    expect(judge({ ...attack, isMalformed: true }, undefined)).toBe('front')
  })
})

test('the same seed sends the same', () => {
  const [one, two] = [createRandom(4), createRandom(4)]
  const list = naughty('x')
  const draw = (random: typeof one) => Array.from({ length: 50 }, () => random.pick(list))
  expect(draw(one)).toEqual(draw(two))
  expect(new Set(draw(one)).size).toBeGreaterThan(10)
})
