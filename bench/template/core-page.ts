import { createElement as h } from 'react'
import { coreListByHand } from './by-hand/core-list.ts'
import type { BenchPage, Item, PageData } from './page.ts'
import { pageData } from './sample-values.ts'
import { cents, truncate, urlEncode } from './widgets.ts'

/** A list of 50 products with the constructs of the language alone; `cents` is one function for all engines. */
export const corePage: BenchPage = {
  name: 'core list',
  data: pageData(50, 'product'),
  smallData: pageData(1, 'product'),
  dialect: `<section class="products" data-site="{website.siteTitle|htmlattr}"><h1>{collection.title|html}</h1>
{.repeated section items}<article id="product-{id}" class="product{.if starred} starred{.end} {@index|cycle odd even}">
<a href="{fullUrl}?from={website.siteTitle|encode-uri-component}">{.if mainImageId}<img src="{assetUrl}?format=500w" alt="{title|htmlattr}">{.or}<span class="no-image">{title|html}</span>{.end}<h2>{title|html}</h2></a>
<p>{summary|truncate 80|html}</p>
<div class="price">{.if starred}<em>Star</em>{.end}<b>{priceCents|cents}</b></div>
{.if tags}<ul>{.repeated section tags}<li>{@|html}</li>{.alternates with}<li>and</li>{.end}</ul>{.or}<span>no tags</span>{.end}
{.equal? starred true}<b>Save</b>{.or}<i>Fair</i>{.end}
<small>{collection.title|html} · {@index} of {items|count}</small></article>
{.end}</section>`,
  eta: `<section class="products" data-site="<%~ it.f.htmlattr(it.d.website.siteTitle) %>"><h1><%~ it.f.html(it.d.collection.title) %></h1>
<% it.d.items.forEach((p, i) => { %><article id="product-<%~ p.id %>" class="product<% if (p.starred) { %> starred<% } %> <%~ i % 2 === 0 ? 'odd' : 'even' %>">
<a href="<%~ p.fullUrl %>?from=<%~ it.f.urlEncode(it.d.website.siteTitle) %>"><% if (p.mainImageId) { %><img src="<%~ p.assetUrl %>?format=500w" alt="<%~ it.f.htmlattr(p.title) %>"><% } else { %><span class="no-image"><%~ it.f.html(p.title) %></span><% } %><h2><%~ it.f.html(p.title) %></h2></a>
<p><%~ it.f.html(it.f.truncate(p.summary, 80)) %></p>
<div class="price"><% if (p.starred) { %><em>Star</em><% } %><b><%~ it.f.cents(p.priceCents) %></b></div>
<% if (p.tags.length > 0) { %><ul><% p.tags.forEach((tag, j) => { %><% if (j > 0) { %><li>and</li><% } %><li><%~ it.f.html(tag) %></li><% }) %></ul><% } else { %><span>no tags</span><% } %>
<% if (p.starred === true) { %><b>Save</b><% } else { %><i>Fair</i><% } %>
<small><%~ it.f.html(it.d.collection.title) %> · <%~ i + 1 %> of <%~ it.d.items.length %></small></article>
<% }) %></section>`,
  handlebars: `<section class="products" data-site="{{htmlattr website.siteTitle}}"><h1>{{html collection.title}}</h1>
{{#each items}}<article id="product-{{id}}" class="product{{#if starred}} starred{{/if}} {{oddEven @index}}">
<a href="{{fullUrl}}?from={{urlEncode ../website.siteTitle}}">{{#if mainImageId}}<img src="{{assetUrl}}?format=500w" alt="{{htmlattr title}}">{{else}}<span class="no-image">{{html title}}</span>{{/if}}<h2>{{html title}}</h2></a>
<p>{{html (truncate summary 80)}}</p>
<div class="price">{{#if starred}}<em>Star</em>{{/if}}<b>{{cents priceCents}}</b></div>
{{#if tags}}<ul>{{#each tags}}{{#unless @first}}<li>and</li>{{/unless}}<li>{{html this}}</li>{{/each}}</ul>{{else}}<span>no tags</span>{{/if}}
{{#if (same starred true)}}<b>Save</b>{{else}}<i>Fair</i>{{/if}}
<small>{{html ../collection.title}} · {{next @index}} of {{../items.length}}</small></article>
{{/each}}</section>`,
  liquid: `<section class="products" data-site="{{ website.siteTitle | htmlattr }}"><h1>{{ collection.title | html }}</h1>
{% for p in items %}<article id="product-{{ p.id }}" class="product{% if p.starred %} starred{% endif %} {% cycle 'odd', 'even' %}">
<a href="{{ p.fullUrl }}?from={{ website.siteTitle | urlEncode }}">{% if p.mainImageId != '' %}<img src="{{ p.assetUrl }}?format=500w" alt="{{ p.title | htmlattr }}">{% else %}<span class="no-image">{{ p.title | html }}</span>{% endif %}<h2>{{ p.title | html }}</h2></a>
<p>{{ p.summary | cut: 80 | html }}</p>
<div class="price">{% if p.starred %}<em>Star</em>{% endif %}<b>{{ p.priceCents | cents }}</b></div>
{% if p.tags.size > 0 %}<ul>{% for tag in p.tags %}{% unless forloop.first %}<li>and</li>{% endunless %}<li>{{ tag | html }}</li>{% endfor %}</ul>{% else %}<span>no tags</span>{% endif %}
{% if p.starred == true %}<b>Save</b>{% else %}<i>Fair</i>{% endif %}
<small>{{ collection.title | html }} · {{ forloop.index }} of {{ items.size }}</small></article>
{% endfor %}</section>`,
  byHand: coreListByHand,
  react: (data) =>
    h(
      'section',
      { className: 'products', 'data-site': data.website.siteTitle },
      h('h1', null, data.collection.title),
      data.items.map((item, index) => article(data, item, index)),
    ),
}

function article(data: PageData, item: Item, index: number) {
  const className = `product${item.starred ? ' starred' : ''} ${index % 2 === 0 ? 'odd' : 'even'}`
  return h(
    'article',
    { key: item.id, id: `product-${item.id}`, className },
    h(
      'a',
      { href: `${item.fullUrl}?from=${urlEncode(data.website.siteTitle)}` },
      item.mainImageId === ''
        ? h('span', { className: 'no-image' }, item.title)
        : h('img', { src: `${item.assetUrl}?format=500w`, alt: item.title }),
      h('h2', null, item.title),
    ),
    h('p', null, truncate(item.summary, 80)),
    h(
      'div',
      { className: 'price' },
      item.starred ? h('em', null, 'Star') : null,
      h('b', null, cents(item.priceCents)),
    ),
    item.tags.length > 0
      ? h(
          'ul',
          null,
          item.tags.flatMap((tag, at) => [
            ...(at > 0 ? [h('li', { key: at }, 'and')] : []),
            h('li', { key: tag }, tag),
          ]),
        )
      : h('span', null, 'no tags'),
    item.starred ? h('b', null, 'Save') : h('i', null, 'Fair'),
    h('small', null, `${data.collection.title} · ${index + 1} of ${data.items.length}`),
  )
}
