import type { Licence } from '#shared/dictionary/dictionary.ts'
import type { LanguageId } from '#shared/language/language-id.ts'

/** Data that base forms of a language are worked out from, and the package that has it. */
export type KnownMorphology = {
  /** The name of the Debian package too. */
  code: 'voikko-fi' | 'hunspell-sv' | 'wordnet-base'
  lang: LanguageId
  licence: Licence
  sourceUrl: string
}

/** All of them are acquired with the default dictionaries. */
export const KNOWN_MORPHOLOGY: readonly KnownMorphology[] = [
  {
    code: 'voikko-fi',
    lang: 'fi',
    licence: {
      name: 'GPL-2.0-or-later',
      url: 'https://www.gnu.org/licenses/old-licenses/gpl-2.0.html',
      attribution: 'Voikko and Joukahainen (Hannu Väisänen, Harri Pitkänen, Teemu Likonen and others, voikko.puimula.org)',
    },
    sourceUrl: 'https://voikko.puimula.org/',
  },
  {
    code: 'hunspell-sv',
    lang: 'sv',
    licence: {
      name: 'LGPL-3.0',
      url: 'https://www.gnu.org/licenses/lgpl-3.0.html',
      attribution: 'Den stora svenska ordlistan (Göran Andersson and others), from the dictionaries of LibreOffice',
    },
    sourceUrl: 'https://www.libreoffice.org/',
  },
  {
    code: 'wordnet-base',
    lang: 'en',
    licence: {
      name: 'WordNet 3.0',
      url: 'https://wordnet.princeton.edu/license-and-commercial-use',
      attribution: 'WordNet 3.0, Copyright 2006 by Princeton University',
    },
    sourceUrl: 'https://wordnet.princeton.edu/',
  },
]
