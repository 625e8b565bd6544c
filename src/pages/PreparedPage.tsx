import { usePage } from '../page-context.ts'
import { formatDate } from '../i18n/formats.ts'
import { href } from '../routes.ts'
import { EmergencyNumbers } from '../sections/emergency/EmergencyNumbers.tsx'
import { Stylesheet } from '../sections/frame/Stylesheet.tsx'
import { prepareFields, type PrepareNotes } from '../sections/forms/PrepareForm.tsx'
import { Icon } from '../ui/Icon.tsx'

type Props = {
  notes: PrepareNotes
  /** The words sound like an emergency: the numbers come before the sheet. */
  urgent: boolean
  /** Where the visitor is, when known. */
  country?: string
}

/** The notes on paper. Made for one request, kept nowhere. */
export function PreparedPage({ notes, urgent, country }: Props) {
  const { t } = usePage()
  return (
    <main id="main">
      <Stylesheet />
      <div className="wrap grid grid-cols-[minmax(0,760px)] gap-7 py-10 lg:py-16">
        {urgent && (
          <div className="on-dark grid gap-3.5 rounded-l bg-alert text-white p-5 font-600">
            <p>{t('prepare.urgent')}</p>
            <EmergencyNumbers country={country} />
          </div>
        )}
        <h1 className="text-1">{t('prepare.title')}</h1>
        <p className="no-print text-lede">{t('prepare.intro')}</p>
        <Sheet notes={notes} />
        <ChangeForm notes={notes} />
      </div>
    </main>
  )
}

function Sheet({ notes }: { notes: PrepareNotes }) {
  const { locale, t, today } = usePage()
  const asks = ['one', 'two', 'three', 'four'] as const
  return (
    <div className="grid gap-6 panel">
      <p className="flex flex-wrap gap-x-8 gap-y-4">
        <span className="flex-[1_1_240px] border-0 border-b-2 border-solid border-linea-form pb-1">
          {t('prepare.name')}
        </span>
        <span>
          {t('prepare.date')}: {formatDate(today, locale)}
        </span>
      </p>
      {prepareFields.map(
        ({ name }) =>
          notes[name] && (
            <section key={name}>
              <h2 className="h-3">{t(`prepare.fields.${name}`)}</h2>
              <p className="mt-1.5 whitespace-pre-line break-words">{notes[name]}</p>
            </section>
          ),
      )}
      <section>
        <h2 className="h-3">{t('prepare.ask')}</h2>
        <div className="prose text-body mt-1.5">
          <ul>
            {asks.map((ask) => (
              <li key={ask}>{t(`prepare.asks.${ask}`)}</li>
            ))}
          </ul>
        </div>
      </section>
      <section>
        <h2 className="h-3">{t('prepare.answers')}</h2>
        {asks.map((line) => (
          <div key={line} className="h-10 border-0 border-b-2 border-solid border-linea" />
        ))}
      </section>
      <p className="text-fine text-tinta-2">{t('prepare.about')}</p>
    </div>
  )
}

/** The way back to the boxes, with the notes in them: the server has not kept them. */
function ChangeForm({ notes }: { notes: PrepareNotes }) {
  const { locale, t } = usePage()
  return (
    <form className="no-print" method="post" action={href('askDentist', locale, '#prepare-form')}>
      {Object.entries(notes).map(([name, note]) => (
        <input key={name} type="hidden" name={name} value={note} />
      ))}
      <button className="btn btn-line" name="change" value="1">
        <Icon name="ph-pencil-simple-bold" />
        {t('prepare.change')}
      </button>
    </form>
  )
}
