/** Texts sent to the browser with every island but the chat (en.chat.ts). The rest: en.ts. */
export const enIslands = {
  common: {
    error: 'Error',
    close: 'Close',
    tryAgain: 'Try again',
    minutes: (minutes: number) => `${minutes} min read`,
  },
  suggest: {
    label: 'Search articles',
    submit: 'Search',
    list: 'Suggestions',
    all: (count: number) => (count === 1 ? 'See the result' : `See all ${count} results`),
    found: ({ shown, total }: { shown: number; total: number }) =>
      total === 1
        ? '1 result. Use the up and down arrows.'
        : `${shown} of ${total} results. Use the up and down arrows.`,
    none: 'Nothing found for “{{query}}”.',
    askMolly: 'Ask Molly this',
    types: {
      article: 'Article',
      condition: 'Condition',
      treatment: 'Treatment',
      product: 'Product guide',
      video: 'Video',
      tourism: 'Dental tourism',
      tool: 'Tool',
      topic: 'Topic',
      term: 'Glossary',
      about: 'About Esmalte',
    },
  },
  newsletter: {
    bar: 'Newsletter',
    barTitle: 'A healthier smile, by email',
    barText: 'English or Spanish.',
    title: 'Good habits, in your inbox',
    text: 'New guides by email, in English or Spanish.',
    email: 'Email address',
    placeholder: 'name@example.com',
    barPlaceholder: 'Your email',
    subscribe: 'Subscribe',
    sending: 'Sending…',
    close: 'Close the newsletter bar',
    success: 'Thank you for subscribing to our newsletter!',
    confirmed: 'Your address is on the list.',
    pending: 'Check your mail: its link leads to one last button.',
    invalid: 'Please write a complete email address, like name@example.com.',
    failure: 'We couldn’t save your address. Please try again.',
    tooMany: 'Too many tries. Please wait a minute and try again.',
  },
  articles: {
    filter: 'Filter by category',
    all: 'All',
    category: {
      'oral-health': 'Oral Health',
      treatments: 'Treatments',
      procedures: 'Procedures',
      prevention: 'Prevention',
      news: 'News',
    },
    trending: 'Trending',
    loadMore: 'Load More Articles',
    loading: 'Loading…',
    shown: '{{shown}} of {{total}} articles',
    empty: 'No articles in this category yet.',
    error: 'The articles could not be loaded.',
  },
  browserData: {
    about:
      'This site sets no cookies, and what it keeps in your browser it does not send anywhere by itself. The browser may keep copies of pages and files, to show them faster or without a network. Its own settings can delete them too: look for “cookies and site data” and what stands beside {{address}}.',
    check: 'Show what this browser holds',
    again: 'Look again',
    kinds: {
      cookies: 'Cookies',
      local: 'Local storage',
      session: 'Session storage',
      databases: 'Databases',
      caches: 'Saved copies of pages and files',
      workers: 'Service workers',
    },
    purposes: {
      cookies: 'The site sets none.',
      local:
        'The mural of the brushing timer, if you laid a tile of it, and the symptom diary, if you wrote a day into it.',
      session:
        'Your conversation with Molly, where you left a film, and that you closed the newsletter bar. Gone with the tab.',
      databases: 'The site keeps none in your browser.',
      caches:
        'The pages you opened last and what they need, to be read without a network. They stay on this device.',
      workers:
        'The program that keeps these copies. It comes back with the next page that you open.',
    },
    empty: 'This browser holds nothing from this site.',
    found: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
    nothing: 'nothing',
    remove: 'Delete all of it',
    removed: 'Done: it is deleted.',
    cleared: 'We have asked your browser to delete what it keeps of this site.',
    failed: 'Your browser did not let us look or delete. Its own settings can.',
    control: 'Global Privacy Control',
    controlOn:
      'on. Your browser asks not to sell or share your data. Nobody’s data is sold or shared here.',
    controlOff:
      'your browser did not send this signal. Here that changes nothing: nobody’s data is sold or shared.',
  },
  timer: {
    name: 'Brushing timer',
    quarters: {
      upperLeft: 'Upper left',
      upperRight: 'Upper right',
      lowerRight: 'Lower right',
      lowerLeft: 'Lower left',
    },
    seconds: '{{seconds}} seconds',
    start: 'Start',
    pause: 'Pause',
    resume: 'Go on',
    again: 'Start again',
    tune: 'With music',
    mute: 'Mute',
    full: 'Full screen',
    leaveFull: 'Leave full screen',
    part: 'Part {{part}} of 4: {{quarter}}',
    paused: 'Paused',
    done: 'Done: all four places are brushed.',
    mural: 'This month’s mural',
    muralAbout:
      'A finished brushing is worth a tile, one a day. Tile by tile a picture grows, and each month has its own. A day without a tile leaves no gap: the next one goes where it would have gone.',
  },
}

export type IslandMessages = typeof enIslands
