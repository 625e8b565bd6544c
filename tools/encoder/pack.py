"""Writes what the site serves of a tuned encoder: python pack.py <folder of the recipe's output> <checkout>

public/encoder/weights-1.bin, -2.bin   the encoder in the order in which src/understanding/kernel reads it
public/encoder/pieces.json             the vocabulary
public/encoder/heads.safetensors       mean, projection, and the heads for acts and urgency
content/answers/vectors.safetensors    one row a card, and the mean of its ways of asking, at 8 bits
"""
import glob, hashlib, json, os, struct, sys
import numpy as np

SOURCE, CHECKOUT = sys.argv[1], sys.argv[2]
POSITIONS = 128
# Cloudflare takes static files of up to 25 MiB.
PART = 16 * 2**20
TYPES = {'F32': '<f4', 'F16': '<f2', 'I8': 'i1', 'U8': 'u1'}


def read(name):
    data = open(os.path.join(SOURCE, name), 'rb').read()
    size = struct.unpack('<Q', data[:8])[0]
    at = 8 + size
    return {
        key: np.frombuffer(data[at + t['data_offsets'][0] : at + t['data_offsets'][1]], TYPES[t['dtype']]).reshape(t['shape'])
        for key, t in json.loads(data[8:at]).items()
        if key != '__metadata__'
    }


def write(path, tensors, metadata={}):
    """Tensors begin at multiples of eight, so that they can be read in place."""
    header, parts, at = ({'__metadata__': metadata} if metadata else {}), [], 0
    for key, t in tensors.items():
        dtype = next(name for name, kind in TYPES.items() if np.dtype(kind) == t.dtype)
        header[key] = {'dtype': dtype, 'shape': list(t.shape), 'data_offsets': [at, at + t.nbytes]}
        parts.append(t.tobytes().ljust(-(-t.nbytes // 8) * 8, b'\0'))
        at += len(parts[-1])
    text = json.dumps(header, ensure_ascii=False, separators=(',', ':')).encode()
    text = text.ljust(-(-len(text) // 8) * 8)
    with open(os.path.join(CHECKOUT, path), 'wb') as file:
        file.write(struct.pack('<Q', len(text)) + text + b''.join(parts))


def to_bytes(rows):
    """Rows of length 1 at 8 bits: only their direction counts, so that no scale is kept."""
    return np.round(127 * rows / np.abs(rows).max(1, keepdims=True)).astype('i1')


def hash_asked(card):
    asked = [text for locale in ('en', 'es') for text in (card[locale]['question'], *card[locale].get('asked', []))]
    text = json.dumps(asked, ensure_ascii=False, separators=(',', ':'))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def pack_weights():
    e = read('encoder.safetensors')
    out = [e['word.weight'], e['word.weight.scale'].astype('<f4'), e['pos.weight'][:POSITIONS].astype('<f4'), e['ln.weight'], e['ln.bias']]

    def matrix(*names):
        out.extend(e[f'{name}.{part}'] for part in ('weight', 'weight.scale', 'bias') for name in names)

    def norm(name):
        out.extend([e[name + '.weight'], e[name + '.bias']])

    for layer in range(12):
        at = f'layers.{layer}.'
        matrix(at + 'q', at + 'k', at + 'v')
        matrix(at + 'ao')
        norm(at + 'aln')
        matrix(at + 'fi')
        matrix(at + 'fo')
        norm(at + 'oln')
    data = b''.join(part.tobytes() for part in out)
    for n in range(0, len(data), PART):
        with open(os.path.join(CHECKOUT, f'public/encoder/weights-{n // PART + 1}.bin'), 'wb') as file:
            file.write(data[n : n + PART])
    return len(data)


labels = json.load(open(os.path.join(SOURCE, 'labels.json'), encoding='utf8'))
heads = read('heads.safetensors')
size = pack_weights()
tokens = json.load(open(os.path.join(SOURCE, 'tokenizer.json'), encoding='utf8'))
with open(os.path.join(CHECKOUT, 'public/encoder/pieces.json'), 'w', encoding='utf8') as file:
    kept = {key: tokens[key] for key in ('pieces', 'bos', 'eos', 'unk', 'normalize')}
    json.dump(kept, file, ensure_ascii=False, separators=(',', ':'))
write(
    'public/encoder/heads.safetensors',
    {key: heads[key] for key in ('mean', 'proj', 'acts.weight', 'acts.bias', 'urgency.weight', 'urgency.bias')},
    {'acts': ' '.join(labels['acts']), 'urgency': ' '.join(labels['urgency']), 'weightBytes': str(size)},
)
cards = {}
for file in sorted(glob.glob(os.path.join(CHECKOUT, 'content/answers/*.json'))):
    for card in json.load(open(file, encoding='utf8')):
        cards[os.path.basename(file)[:-5] + '/' + card['id']] = hash_asked(card)
kept = [i for i, card in enumerate(labels['cards']) if card in cards]
write(
    'content/answers/vectors.safetensors',
    {'rows': to_bytes(heads['cards'][kept]), 'means': to_bytes(heads['means'][kept])},
    {'cards': json.dumps({labels['cards'][i]: cards[labels['cards'][i]] for i in kept}, separators=(',', ':'))},
)
