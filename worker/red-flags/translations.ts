import { normalize } from '../../src/molly/normalize.ts'

/** The plain words of an emergency in French, Portuguese, Italian and German, read as English. */
const european = toMap(
  'respirer,atmen,respiro:breathe;atemnot,etouffe,etouffer,soffoco:suffocating;luft,aria:air;avaler,engolir,deglutir,deglutire,inghiottire,ingoiare,schlucken:swallow;enfle,enflee,gonfle,gonflee,gonfler,inchado,inchada,inchaco,gonfio,gonfia,gonfiore,geschwollen,schwellung,schwillt:swollen;visage,rosto,viso,faccia,gesicht:face;joue,bochecha,guancia,backe,wange:cheek;oeil,yeux,olho,occhio,auge:eye;cou,pescoco,collo,hals,nacken:neck;gorge,gola,rachen,kehle:throat;langue,lingua,zunge:tongue;fievre,febre,febbre,fieber,schuttelfrost:fever;saigne,saigner,saignement,sanguina,sanguinare,blutet,bluten,blutung:bleeding;sang,sangue,blut:blood;dent,dente,denti,zahn:tooth;evanouie,evanoui,svenuto,svenuta,bewusstlos,ohnmachtig,desmaiou:unconscious;poitrine,peito,petto,brust:chest;douleur,dor,dolore,schmerzen:pain;bras,braccio,braco:arm;verwirrt:confused;keine,kein:sin',
)

/** The same for Chinese, which has no spaces, and in the order in which they are looked for. */
const chinese = [
  ...toMap(
    '呼吸:breathe;喘不:cannot breathe;不能,无法,無法,没法,困难,困難,不下:cannot;吞,咽:swallow;不止,止不住:wont stop;一直:nonstop;血:bleeding;没有,沒有:no;发烧,發燒:fever;眼:eye;脖:neck;脸,臉:face;喉:throat;舌:tongue;肿,腫:swollen;胸:chest;痛,疼:pain;昏迷,晕倒,暈倒:unconscious;自杀,自殺,想死,不想活:suicide',
  ),
]

/** 'fievre,febbre:fever;…' as a map from each word before the colon. */
function toMap(list: string): Map<string, string> {
  return new Map(
    list.split(';').flatMap((entry) => {
      const [from, to] = entry.split(':') as [string, string]
      return from.split(',').map((word): [string, string] => [word, to])
    }),
  )
}

export function translateChinese(text: string): string {
  if (!hasChinese(text)) return text
  return chinese.reduce((now, [from, to]) => now.replaceAll(from, ` ${to} `), text)
}

export function translateWord(word: string): string | undefined {
  return european.get(word)
}

/** true: some of it is in a language that the pages don't have. */
export function isForeign(message: string): boolean {
  return (
    hasChinese(message) ||
    normalize(message)
      .split(' ')
      .some((word) => european.has(word))
  )
}

function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}
