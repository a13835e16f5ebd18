import { createElement as h } from 'react'
import { itemClassNames } from './form-widgets.ts'
import type { BenchPage, Item, PageData } from './page.ts'
import { commentLink, image, likeButton } from './react-widgets.ts'
import { pageData } from './sample-values.ts'
import { day, shortDay, urlEncode } from './widgets.ts'

/** 20 posts with dates, authors, images, excerpts, categories and comments. */
export const blogPage: BenchPage = {
  name: 'blog',
  data: pageData(20, 'post'),
  smallData: pageData(1, 'post'),
  dialect: `<div class="blog">{.repeated section items}<article class="{@|item-classes}" id="post-{id}" data-item-id="{id}"><h2><a href="{fullUrl}">{title|html}</a></h2>
<p class="meta"><time datetime="{addedOn|date %F}">{addedOn|date %B %d, %Y}</time><a href="/blog?author={author.id}">{author.displayName|html}</a></p>
{.main-image?}<img {@|image-meta}class="main">{.end}{.excerpt?}<div class="excerpt">{excerpt.html}</div>{.end}
{.if categories}<p class="filed">{.repeated section categories}<a href="{collection.fullUrl}?category={@|url-encode}">{@|html}</a>{.end}</p>{.end}
{@|comment-link}{@|like-button}</article>{.end}{.section pagination}{.if nextPage}<a href="{nextPageUrl}">Older</a>{.end}{.end}</div>`,
  eta: `<% const f = it.f %><div class="blog"><% it.d.items.forEach((p, i) => { %><article class="<%~ f.itemClasses(p, i + 1) %>" id="post-<%~ p.id %>" data-item-id="<%~ p.id %>"><h2><a href="<%~ p.fullUrl %>"><%~ f.html(p.title) %></a></h2>
<p class="meta"><time datetime="<%~ f.shortDay(p.addedOn) %>"><%~ f.day(p.addedOn) %></time><a href="/blog?author=<%~ p.author.id %>"><%~ f.html(p.author.displayName) %></a></p>
<% if (p.mainImageId) { %><img <%~ f.imageMeta(p) %>class="main"><% } %><% if (p.excerpt.html) { %><div class="excerpt"><%~ p.excerpt.html %></div><% } %>
<% if (p.categories.length > 0) { %><p class="filed"><% p.categories.forEach((name) => { %><a href="<%~ it.d.collection.fullUrl %>?category=<%~ f.urlEncode(name) %>"><%~ f.html(name) %></a><% }) %></p><% } %>
<%~ f.commentLink(p) %><%~ f.likeButton(p) %></article><% }) %><% if (it.d.pagination.nextPage) { %><a href="<%~ it.d.pagination.nextPageUrl %>">Older</a><% } %></div>`,
  handlebars: `<div class="blog">{{#each items}}<article class="{{itemClasses this (next @index)}}" id="post-{{id}}" data-item-id="{{id}}"><h2><a href="{{fullUrl}}">{{html title}}</a></h2>
<p class="meta"><time datetime="{{shortDay addedOn}}">{{day addedOn}}</time><a href="/blog?author={{author.id}}">{{html author.displayName}}</a></p>
{{#if mainImageId}}<img {{imageMeta this}}class="main">{{/if}}{{#if excerpt.html}}<div class="excerpt">{{excerpt.html}}</div>{{/if}}
{{#if categories}}<p class="filed">{{#each categories}}<a href="{{@root.collection.fullUrl}}?category={{urlEncode this}}">{{html this}}</a>{{/each}}</p>{{/if}}
{{commentLink this}}{{likeButton this}}</article>{{/each}}{{#if pagination.nextPage}}<a href="{{pagination.nextPageUrl}}">Older</a>{{/if}}</div>`,
  liquid: `<div class="blog">{% for p in items %}<article class="{{ p | itemClasses: forloop.index }}" id="post-{{ p.id }}" data-item-id="{{ p.id }}"><h2><a href="{{ p.fullUrl }}">{{ p.title | html }}</a></h2>
<p class="meta"><time datetime="{{ p.addedOn | shortDay }}">{{ p.addedOn | day }}</time><a href="/blog?author={{ p.author.id }}">{{ p.author.displayName | html }}</a></p>
{% if p.mainImageId != '' %}<img {{ p | imageMeta }}class="main">{% endif %}{% if p.excerpt.html != '' %}<div class="excerpt">{{ p.excerpt.html }}</div>{% endif %}
{% if p.categories.size > 0 %}<p class="filed">{% for name in p.categories %}<a href="{{ collection.fullUrl }}?category={{ name | urlEncode }}">{{ name | html }}</a>{% endfor %}</p>{% endif %}
{{ p | commentLink }}{{ p | likeButton }}</article>{% endfor %}{% if pagination.nextPage %}<a href="{{ pagination.nextPageUrl }}">Older</a>{% endif %}</div>`,
  react: (data) =>
    h(
      'div',
      { className: 'blog' },
      data.items.map((item, index) => post(data, item, index)),
      data.pagination.nextPage ? h('a', { href: data.pagination.nextPageUrl }, 'Older') : null,
    ),
}

function post(data: PageData, item: Item, index: number) {
  const { excerpt, categories } = item
  return h(
    'article',
    {
      key: item.id,
      className: itemClassNames(item, index + 1),
      id: `post-${item.id}`,
      'data-item-id': item.id,
    },
    h('h2', null, h('a', { href: item.fullUrl }, item.title)),
    h(
      'p',
      { className: 'meta' },
      h('time', { dateTime: shortDay(item.addedOn) }, day(item.addedOn)),
      h('a', { href: `/blog?author=${item.author.id}` }, item.author.displayName),
    ),
    item.mainImageId === '' ? null : image(item, { className: 'main', hasSrcset: false }),
    excerpt.html === ''
      ? null
      : h('div', { className: 'excerpt', dangerouslySetInnerHTML: { __html: excerpt.html } }),
    categories.length === 0
      ? null
      : h(
          'p',
          { className: 'filed' },
          categories.map((name) =>
            h('a', { key: name, href: `${data.collection.fullUrl}?category=${urlEncode(name)}` }, name),
          ),
        ),
    commentLink(item),
    likeButton(item),
  )
}
