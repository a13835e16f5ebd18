/** Texts that try to leave the place they are printed in. */
export const hostileTexts: readonly string[] = [
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '" onload="alert(1)',
  "' onmouseover='alert(1)",
  ' onclick=alert(1) x=',
  '</div></span></a></form></select><iframe src="//evil.example">',
  '</script><script>alert(1)</script>',
  '</noscript></textarea></title></style><svg/onload=alert(1)>',
  '--><!-- <b>',
  '<![CDATA[<b>]]>',
  '<?php ?><!DOCTYPE html>',
  'a\n"\n><b\n>',
  '\u0000<svg\u0000/onload=alert(1)>',
  '\u2028"\u2029<b>\u0085',
  '\ud800"<b>\udc00',
  '{{a}}{.if a}{a|json}{.end}"<b>',
  '{.repeated section items}<b>{.end}',
  '&quot;&gt;&lt;b&gt;&#34;&#x3e;',
  '\u02ba\uff1cb\uff1e"',
  '`<b>`$\u007balert(1)}',
  '#<b>@<i>https://x"<u>',
]

/** Addresses that would run a script where a link leads to them. */
export const hostileAddresses: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  ' \u0001javascript:alert(1)',
  'java\tscript\n:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
]
