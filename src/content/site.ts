import settings from '../../content/site.json' with { type: 'json' }

/** The brand and what belongs to it, from content/site.json. */
export const site = settings
