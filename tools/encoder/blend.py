"""blend.py A B share out: weights of two tunings of one encoder, mixed"""
import os,sys,json,struct,shutil
import numpy as np
from safetensors.numpy import save_file
A,B,S,OUT=sys.argv[1],sys.argv[2],float(sys.argv[3]),sys.argv[4]
os.makedirs(OUT,exist_ok=True)
K={'F32':'<f4','F16':'<f2','I8':'i1','U8':'u1'}
def read(p):
    d=open(p,'rb').read();n=struct.unpack('<Q',d[:8])[0]
    return {k:np.frombuffer(d[8+n+t['data_offsets'][0]:8+n+t['data_offsets'][1]],K[t['dtype']]).reshape(t['shape']) for k,t in json.loads(d[8:8+n]).items() if k!='__metadata__'}
a,b=read(A+'/encoder.safetensors'),read(B+'/encoder.safetensors')
out={}
for k,v in b.items():
    if k.endswith('.scale') and k!='word.weight.scale': continue
    if k in('word.weight','word.weight.scale','pos.weight'): out[k]=v;continue
    f=lambda t:(t[k].astype('f4')*(t[k+'.scale'].astype('f4')[:,None] if k+'.scale' in t else 1))
    m=(1-S)*f(a)+S*f(b)
    if k+'.scale' in b:
        s=np.abs(m).max(1)/127; s[s==0]=1
        out[k]=np.round(m/s[:,None]).clip(-127,127).astype('i1'); out[k+'.scale']=s.astype('f4')
    else: out[k]=m.astype('f4')
save_file(out,OUT+'/encoder.safetensors')
ha,hb=read(A+'/heads.safetensors'),read(B+'/heads.safetensors')
la,lb=json.load(open(A+'/labels.json')),json.load(open(B+'/labels.json'))
at={c:i for i,c in enumerate(la['cards'])}
nrm=lambda x:x/np.linalg.norm(x,axis=-1,keepdims=True)
h={'mean':hb['mean'],'proj':((1-S)*ha['proj'].astype('f4')+S*hb['proj']).astype('f4')}
rows=nrm(hb['cards'].astype('f4'))
for i,c in enumerate(lb['cards']):
    if c in at: rows[i]=(1-S)*nrm(ha['cards'][at[c]].astype('f4'))+S*rows[i]
h['cards']=nrm(rows).astype('f4'); h['means']=hb['means']
for n in('urgency.weight','urgency.bias','acts.weight','acts.bias'): h[n]=((1-S)*ha[n].astype('f4')+S*hb[n]).astype('f4')
save_file(h,OUT+'/heads.safetensors')
for n in('labels.json','tokenizer.json'): shutil.copy(B+'/'+n,OUT+'/'+n)
