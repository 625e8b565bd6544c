"""Tunes the encoder on conversations: python tune.py <folder with encoder/ and its texts> <conversations> <out> [minutes]

Starts from encoder/encoder.safetensors (layers at 8 bits, made floats again; embeddings stay as they are, bit for bit).
Each batch mixes turns of conversations with the older texts, so that nothing is forgotten. Writes what pack.py reads.
"""
import glob, json, os, random, struct, sys, time, unicodedata
import numpy as np
import torch
import torch.nn.functional as F
from safetensors.numpy import save_file
from tokenizers import Tokenizer, models, pre_tokenizers

SOURCE, TALKS, OUT, MINUTES = sys.argv[1], sys.argv[2], sys.argv[3], float((sys.argv + ['60'])[4])
CHECKOUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../..')
BATCH, SCALE, LAYERS, HIDDEN = 48, 22.0, 12, 384
MAX_TURN, MAX_ALONE, MAX_INPUT = 62, 94, 116
random.seed(11)
torch.manual_seed(11)
torch.set_num_threads(2)
os.makedirs(OUT, exist_ok=True)

rows = lambda path: [json.loads(line) for line in open(path, encoding='utf8') if line.strip()]
every = lambda name: sum((rows(path) for path in sorted(glob.glob(os.path.join(SOURCE, name, '*.jsonl')))), [])


def read(name):
    kinds = {'F32': '<f4', 'F16': '<f2', 'I8': 'i1', 'U8': 'u1'}
    data = open(os.path.join(SOURCE, 'encoder', name), 'rb').read()
    size = struct.unpack('<Q', data[:8])[0]
    return {
        key: np.frombuffer(data[8 + size + t['data_offsets'][0] : 8 + size + t['data_offsets'][1]], kinds[t['dtype']]).reshape(t['shape'])
        for key, t in json.loads(data[8 : 8 + size]).items()
        if key != '__metadata__'
    }


# --- texts
cards = []
for path in sorted(glob.glob(os.path.join(CHECKOUT, 'content/answers/*.json'))):
    for card in json.load(open(path, encoding='utf8')):
        cards.append({**card, 'id': os.path.basename(path)[:-5] + '/' + card['id']})
number = {card['id']: n for n, card in enumerate(cards)}
numbers = lambda ids: [number[one] for one in ids if one in number]
# A question of these asks in general: none is an emergency.
is_calm = [card['intent'] != 'urgency' and card['page'] != '/conditions/emergency' for card in cards]
asked = [(text, n) for n, card in enumerate(cards) for locale in ('en', 'es') for text in (card[locale]['question'], *card[locale].get('asked', []))]
stories, followups, acts, dangers = every('stories'), every('followups'), every('acts'), every('emergencies')


def read_talks():
    """[(turns of the visitor, cards, others that would do, conversation, act, danger)]"""
    out = []
    for path in sorted(glob.glob(os.path.join(TALKS, '*.labels.jsonl'))):
        talks = {talk['id']: talk for talk in json.load(open(path.replace('.labels.jsonl', '.json'), encoding='utf8'))}
        for label in rows(path):
            turns = [turn['user'] for turn in talks[label['id']]['turns'][: label['turn']]]
            out.append((turns, numbers(label['cards']), numbers(label['ok']), label['id'], label['act'], label['danger']))
    return out


def is_kept_apart(conversation):
    """A fifth of the conversations is only measured."""
    return sum(map(ord, conversation)) * 7919 % 5 == 0


talks = read_talks()
learned = [t for t in talks if not is_kept_apart(t[3])]
measured = [t for t in talks if is_kept_apart(t[3])]
print(len(cards), 'cards', len(asked), 'asked', len(learned), 'turns learned', len(measured), 'measured', flush=True)

# --- tokens
vocabulary = json.load(open(os.path.join(SOURCE, 'encoder/tokenizer.json'), encoding='utf8'))
BOS, EOS, UNK, PAD = vocabulary['bos'], vocabulary['eos'], vocabulary['unk'], vocabulary['pad']
unigram = Tokenizer(models.Unigram([(piece if n not in (BOS, EOS) else f'<<{n}>>', score) for n, (piece, score) in enumerate(vocabulary['pieces'])], unk_id=UNK))
unigram.pre_tokenizer = pre_tokenizers.Metaspace()
table = str.maketrans(vocabulary['normalize'])


def pieces(text):
    return unigram.encode(' '.join(text.translate(table).split(' ')), add_special_tokens=False).ids


def tokens(turns):
    """The same as src/understanding/tokens.ts."""
    last = pieces(turns[-1])[: MAX_TURN if len(turns) > 1 else MAX_ALONE]
    before, left = [], MAX_INPUT - len(last) - 2
    for turn in turns[:-1][::-1]:
        part = [*pieces(turn)[:MAX_TURN], EOS]
        left -= len(part)
        if left < 0:
            break
        before = part + before
    return [BOS, *before, *last, EOS]


def noisy(text):
    """As typed on a phone: small letters, no accents, no marks, a slip of the thumb."""
    if random.random() < 0.5:
        return text
    if random.random() < 0.5:
        text = text.lower()
    if random.random() < 0.4:
        text = ''.join(c for c in unicodedata.normalize('NFD', text) if unicodedata.category(c) != 'Mn')
    if random.random() < 0.4:
        text = text.replace('¿', '').replace('¡', '').rstrip('?.!')
    if random.random() < 0.3 and len(text) > 8:
        at = random.randrange(len(text) - 2)
        text = random.choice([text[:at] + text[at + 1 :], text[:at] + text[at + 1] + text[at] + text[at + 2 :]])
    return text


# --- the network
class Layer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        linear = torch.nn.Linear
        self.q, self.k, self.v, self.ao = (linear(HIDDEN, HIDDEN) for _ in range(4))
        self.fi, self.fo = linear(HIDDEN, 4 * HIDDEN), linear(4 * HIDDEN, HIDDEN)
        self.aln, self.oln = torch.nn.LayerNorm(HIDDEN, 1e-12), torch.nn.LayerNorm(HIDDEN, 1e-12)

    def forward(self, x, mask):
        n, length, _ = x.shape
        split = lambda y: y.view(n, length, 12, 32).transpose(1, 2)
        mixed = F.scaled_dot_product_attention(split(self.q(x)), split(self.k(x)), split(self.v(x)), attn_mask=mask)
        x = self.aln(x + self.ao(mixed.transpose(1, 2).reshape(n, length, HIDDEN)))
        return self.oln(x + self.fo(F.gelu(self.fi(x))))


class Encoder(torch.nn.Module):
    def __init__(self, size):
        super().__init__()
        self.word, self.pos = torch.nn.Embedding(size, HIDDEN), torch.nn.Embedding(512, HIDDEN)
        self.ln = torch.nn.LayerNorm(HIDDEN, 1e-12)
        self.layers = torch.nn.ModuleList(Layer() for _ in range(LAYERS))

    def forward(self, ids, mask):
        x = self.ln(self.word(ids) + self.pos.weight[: ids.shape[1]])
        for layer in self.layers:
            x = layer(x, mask[:, None, None, :].bool())
        return F.normalize((x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True), dim=-1)


packed = read('encoder.safetensors')
heads = read('heads.safetensors')
as_tensor = lambda array: torch.from_numpy(array.astype('f4'))


def unpack_words():
    pairs = packed['word.weight'].view('u1')
    halves = np.stack([pairs & 15, pairs >> 4], -1).reshape(pairs.shape[0], HIDDEN).astype('f4') - 8
    return halves * np.repeat(packed['word.weight.scale'].astype('f4'), 32, 1)


encoder = Encoder(len(vocabulary['pieces']))
state = {'word.weight': torch.from_numpy(unpack_words()), 'pos.weight': as_tensor(packed['pos.weight'])}
for name, value in packed.items():
    if name.endswith('.scale') or name in state:
        continue
    scale = packed.get(name + '.scale')
    state[name] = as_tensor(value) * as_tensor(scale)[:, None] if scale is not None else as_tensor(value)
encoder.load_state_dict(state, strict=False)
encoder.word.weight.requires_grad = False
mean = as_tensor(heads['mean'])
proj = torch.nn.Parameter(as_tensor(heads['proj']))
label_ids = json.load(open(os.path.join(SOURCE, 'encoder/labels.json'), encoding='utf8'))
order = {card: n for n, card in enumerate(label_ids['cards'])}
row = torch.nn.Parameter(torch.stack([as_tensor(heads['cards'][order[card['id']]]) if card['id'] in order else torch.randn(HIDDEN) * 0.05 for card in cards]))
LEVELS, ACTS = label_ids['urgency'], label_ids['acts']
level, act = torch.nn.Linear(HIDDEN, len(LEVELS)), torch.nn.Linear(HIDDEN, len(ACTS))
with torch.no_grad():
    for net, name in ((level, 'urgency'), (act, 'acts')):
        net.weight.copy_(as_tensor(heads[name + '.weight']) / 8)
        net.bias.copy_(as_tensor(heads[name + '.bias']))
center = lambda vectors: F.normalize(vectors - mean, dim=-1)
score = lambda centered: F.normalize(centered @ proj, dim=-1) @ F.normalize(row, dim=-1).T


def pad(ids):
    width = max(map(len, ids))
    out, mask = torch.full((len(ids), width), PAD), torch.zeros(len(ids), width)
    for n, one in enumerate(ids):
        out[n, : len(one)] = torch.tensor(one)
        mask[n, : len(one)] = 1
    return out, mask


@torch.no_grad()
def embed(inputs, batch=96):
    encoder.eval()
    out, by_length = torch.zeros(len(inputs), HIDDEN), sorted(range(len(inputs)), key=lambda n: len(inputs[n]))
    for at in range(0, len(inputs), batch):
        part = by_length[at : at + batch]
        out[part] = encoder(*pad([inputs[n] for n in part]))
    return center(out)


# --- what each kind of text teaches
level_of = lambda r: LEVELS.index(r['level']) if r['level'] in LEVELS else len(LEVELS) - 1
danger_of = {'now': 0, 'today': 1, 'none': 3, 'resolved': 3}


def sample():
    """(tokens, cards with weights or None, level or None, act or None)"""
    kind = random.random()
    if kind < 0.44:
        turns, right, fine, _, name, danger = random.choice(learned)
        turns = [noisy(turn) for turn in turns]
        wanted = {n: 1.0 for n in right} | {n: 0.35 for n in fine if n not in right} if right else None
        if len(turns) > 1 and random.random() < 0.25:
            # Alone it says less: not which card, and an emergency that was said before stays unseen.
            return tokens(turns[-1:]), None, 3 if danger in ('none', 'resolved') else None, ACTS.index(name) if name in ACTS else None
        return tokens(turns), wanted, danger_of.get(danger), ACTS.index(name) if name in ACTS and len(turns) == 1 else None
    if kind < 0.5:
        r = random.choice(acts)
        return tokens([noisy(r['turns'][-1])]), None, None, ACTS.index(r['act'])
    if kind < 0.64:
        r = followups[random.choice([n for n in range(len(followups)) if n % 10])]
        return tokens([noisy(turn) for turn in r['turns']]), {n: 1.0 for n in numbers(r['cards'])} or None, None, None
    if kind < 0.77:
        r = stories[random.choice([n for n in range(len(stories)) if n % 12])]
        return tokens([noisy(r['text'])]), {n: 1.0 for n in numbers(r['cards'])} or None, None, None
    if kind < 0.89:
        r = dangers[random.choice([n for n in range(len(dangers)) if n % 10])]
        return tokens([noisy(turn) for turn in r['turns']]), None, level_of(r), None
    text, n = random.choice(asked)
    return tokens([noisy(text)]), {n: 1.0}, 3 if is_calm[n] else None, ACTS.index('question') if text[-1] == '?' else None


def measure(tag):
    def share(ids, wanted, fine):
        ranks = score(embed(ids)).topk(3).indices.tolist()
        first = 100 * np.mean([x[0] in w for x, w in zip(ranks, wanted)])
        return f'{first:.1f}/{100 * np.mean([x[0] in f for x, f in zip(ranks, fine)]):.1f}/{100 * np.mean([bool(set(x) & f) for x, f in zip(ranks, fine)]):.1f}'

    asked_turns = [t for t in measured if t[1]]
    wanted = [set(t[1]) for t in asked_turns]
    fine = [set(t[1]) | set(t[2]) for t in asked_turns]
    print(tag, 'talks joined', share([tokens(t[0]) for t in asked_turns], wanted, fine), 'alone', share([tokens(t[0][-1:]) for t in asked_turns], wanted, fine), end=' ')
    held = [r for n, r in enumerate(stories) if n % 12 == 0][::2]
    same = [set(numbers(r['cards'])) for r in held]
    print('stories', share([tokens([r['text']]) for r in held], same, same), end=' ')
    held = [r for n, r in enumerate(followups) if n % 10 == 0]
    same = [set(numbers(r['cards'])) for r in held]
    print('followups', share([tokens(r['turns']) for r in held], same, same), end=' ')
    held = [r for n, r in enumerate(dangers) if n % 10 == 0]
    with torch.no_grad():
        p = level(embed([tokens(r['turns']) for r in held]) * 8).softmax(-1)[:, 0] > 0.5
        q = level(embed([tokens(t[0]) for t in measured]) * 8).softmax(-1)[:, 0] > 0.5
    y = torch.tensor([level_of(r) == 0 for r in held])
    z = torch.tensor([t[5] == 'now' for t in measured])
    print('now', f'{100 * (p & y).sum() / y.sum():.1f} calm {100 * (~p & ~y).sum() / (~y).sum():.1f} | talks {100 * (q & z).sum() / max(1, z.sum()):.1f} calm {100 * (~q & ~z).sum() / (~z).sum():.1f}', flush=True)


def quantize(weight):
    scale = weight.abs().amax(1, keepdim=True) / 127
    scale[scale == 0] = 1
    return (weight / scale).round().clamp(-127, 127), scale


def export():
    out = {'word.weight': packed['word.weight'], 'word.weight.scale': packed['word.weight.scale'], 'pos.weight': packed['pos.weight']}
    for name, parameter in encoder.named_parameters():
        if name in out:
            continue
        if parameter.ndim == 2:
            whole, scale = quantize(parameter.detach())
            out[name], out[name + '.scale'] = whole.to(torch.int8).numpy(), scale[:, 0].numpy().astype('f4')
        else:
            out[name] = parameter.detach().numpy().astype('f4')
    save_file(out, OUT + '/encoder.safetensors', metadata={'origin': 'intfloat/multilingual-e5-small, MIT; tuned for dental questions in English and Spanish'})
    with torch.no_grad():
        for name, parameter in encoder.named_parameters():
            if parameter.ndim == 2 and name not in ('word.weight', 'pos.weight'):
                whole, scale = quantize(parameter)
                parameter.copy_(whole * scale)
        # Every fourth way of asking is enough for a mean.
        some = asked[::4]
        projected = F.normalize(embed([tokens([text]) for text, _ in some]) @ proj, dim=-1)
        means = F.normalize(torch.zeros(len(cards), HIDDEN).index_add_(0, torch.tensor([n for _, n in some]), projected), dim=-1)
        near = embed([tokens(r['turns']) for r in dangers])
        whole, scale = quantize(near)
    save_file({'vectors': whole.to(torch.int8).numpy(), 'vectors.scale': scale[:, 0].numpy().astype('f4')}, OUT + '/dangers.safetensors')
    files = [(os.path.basename(path), n + 1, r['level']) for path in sorted(glob.glob(os.path.join(SOURCE, 'emergencies/*.jsonl'))) for n, r in enumerate(rows(path))]
    json.dump(files, open(OUT + '/dangers.json', 'w'))
    tensors = {'mean': mean, 'proj': proj.detach(), 'cards': F.normalize(row.detach(), dim=-1), 'means': means}
    for net, name in ((level, 'urgency'), (act, 'acts')):
        tensors[name + '.weight'], tensors[name + '.bias'] = net.weight.detach() * 8, net.bias.detach()
    save_file({name: value.numpy().astype('f4') for name, value in tensors.items()}, OUT + '/heads.safetensors')
    json.dump({'cards': [card['id'] for card in cards], 'urgency': LEVELS, 'acts': ACTS}, open(OUT + '/labels.json', 'w'))
    json.dump(vocabulary, open(OUT + '/tokenizer.json', 'w'), ensure_ascii=False)
    measure('as written')


if __name__ == '__main__':
    measure('before')
    inner = [p for p in encoder.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW(
        [
            {'params': inner, 'lr': 3e-5, 'weight_decay': 0.01},
            {'params': [proj], 'lr': 1e-4, 'weight_decay': 0},
            {'params': [row], 'lr': 8e-4, 'weight_decay': 0},
            {'params': [*level.parameters(), *act.parameters()], 'lr': 5e-4, 'weight_decay': 0},
        ],
        betas=(0.9, 0.98),
    )
    rates = [group['lr'] for group in optimizer.param_groups]
    start, step, total = time.time(), 0, 0.0
    while time.time() - start < MINUTES * 60:
        # Texts of like length share a batch.
        # Labels may still be arriving.
        try:
            learned = [talk for talk in read_talks() if not is_kept_apart(talk[3])]
        except (ValueError, KeyError):
            pass
        pool = sorted((sample() for _ in range(BATCH * 8)), key=lambda one: len(one[0]))
        batches = [pool[at : at + BATCH] for at in range(0, len(pool), BATCH)]
        random.shuffle(batches)
        for batch in batches:
            share = min(1, (time.time() - start) / (MINUTES * 60))
            for group, rate in zip(optimizer.param_groups, rates):
                group['lr'] = rate * min(1, (step + 1) / 40) * max(0.03, 1 - share)
            encoder.train()
            vectors = center(encoder(*pad([one[0] for one in batch])))
            loss = torch.zeros(())
            wanting = [n for n, one in enumerate(batch) if one[1]]
            if wanting:
                logits = score(vectors[wanting]) * SCALE
                target = torch.zeros_like(logits)
                for r, n in enumerate(wanting):
                    whole = sum(batch[n][1].values())
                    for card, weight in batch[n][1].items():
                        target[r, card] = weight / whole
                target = target * 0.95 + 0.05 / target.shape[1]
                loss = loss - (target * logits.log_softmax(-1)).sum(-1).mean()
            for place, net in ((2, level), (3, act)):
                known = [n for n, one in enumerate(batch) if one[place] is not None]
                if known:
                    wanted = torch.tensor([batch[n][place] for n in known])
                    loss = loss + F.cross_entropy(net(vectors[known] * 8), wanted) * len(known) / len(batch)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(inner, 1.0)
            optimizer.step()
            step, total = step + 1, total + loss.item()
            if step % 50 == 0:
                print(step, f'{total / 50:.3f} {time.time() - start:.0f} s', flush=True)
                total = 0.0
            if step % 250 == 0:
                measure(f'step {step}')
    export()
