import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import type { Word } from '#shared/entry/entry-schema.ts'
import { InlineText } from '../parts/inline-text.tsx'

type ImagesProps = { images: Word['images']; dictionary: Dictionary | undefined; headword: string }

/** Pictures of an entry. A file that is missing leaves its caption (ENT-038, ENT-040). */
export function Images({ images, dictionary, headword }: ImagesProps) {
  return images.map(({ filename, caption }) => (
    <figure key={filename}>
      <img src={imageUrl(filename, dictionary)} alt={caption === undefined ? headword : ''} loading="lazy" />
      {caption === undefined ? null : (
        <figcaption>
          <InlineText text={caption} />
        </figcaption>
      )}
    </figure>
  ))
}

const imageUrl = (file: string, dictionary: Dictionary | undefined) =>
  `/api/content/sanakirja/images/?file=${encodeURIComponent(file)}&dictionary=${encodeURIComponent(dictionary?.id ?? '')}`
